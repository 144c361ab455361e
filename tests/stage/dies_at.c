/* Preloaded into a program, ends it at once (SIGKILL) before one of its calls that change files, by the number in DIES_AT. Where
   that is 0 or larger than all of them, the program ends by itself. How many calls there were by then stands in DIES_COUNTED. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static _Atomic uint64_t own;
static _Atomic uint64_t *counted = &own;
static uint64_t doom;

__attribute__((constructor)) static void open_file(void) {
    const char *at = getenv("DIES_AT"), *name = getenv("DIES_COUNTED");
    doom = at ? strtoull(at, NULL, 10) : 0;
    int file = name ? open(name, O_RDWR | O_CLOEXEC) : -1;
    void *page = file < 0 ? MAP_FAILED : mmap(NULL, sizeof *counted, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (page != MAP_FAILED)
        counted = page;
}

static void count(void) {
    if (atomic_fetch_add(counted, 1) + 1 == doom)
        kill(getpid(), SIGKILL);
}

/* Standard streams and sockets are none of the files that are looked at afterwards. */
static void count_on(int file) {
    struct stat about;
    if (file > 2 && !fstat(file, &about) && (S_ISREG(about.st_mode) || S_ISDIR(about.st_mode)))
        count();
}

#define REAL(name, type) ((type)dlsym(RTLD_NEXT, name))

#define ON_FILE(result, name, parameters, arguments, file)                                                                 \
    result name parameters {                                                                                               \
        count_on(file);                                                                                                    \
        return REAL(#name, result(*) parameters) arguments;                                                                \
    }

ON_FILE(ssize_t, write, (int file, const void *data, size_t size), (file, data, size), file)
ON_FILE(ssize_t, writev, (int file, const struct iovec *data, int size), (file, data, size), file)
ON_FILE(ssize_t, pwrite, (int file, const void *data, size_t size, off_t at), (file, data, size, at), file)
ON_FILE(ssize_t, pwrite64, (int file, const void *data, size_t size, off64_t at), (file, data, size, at), file)
ON_FILE(int, ftruncate, (int file, off_t size), (file, size), file)
ON_FILE(int, ftruncate64, (int file, off64_t size), (file, size), file)
ON_FILE(int, fsync, (int file), (file), file)
ON_FILE(int, fdatasync, (int file), (file), file)
ON_FILE(ssize_t, copy_file_range, (int from, off64_t *at, int to, off64_t *there, size_t size, unsigned flags),
        (from, at, to, there, size, flags), to)
ON_FILE(ssize_t, sendfile, (int to, int from, off_t *at, size_t size), (to, from, at, size), to)
ON_FILE(ssize_t, sendfile64, (int to, int from, off64_t *at, size_t size), (to, from, at, size), to)
ON_FILE(int, fchmod, (int file, mode_t mode), (file, mode), file)

#define ON_NAME(name, parameters, arguments)                                                                               \
    int name parameters {                                                                                                  \
        count();                                                                                                           \
        return REAL(#name, int(*) parameters) arguments;                                                                   \
    }

ON_NAME(unlink, (const char *path), (path))
ON_NAME(mkdir, (const char *path, mode_t mode), (path, mode))
ON_NAME(rename, (const char *from, const char *to), (from, to))
ON_NAME(link, (const char *from, const char *to), (from, to))
ON_NAME(linkat, (int of, const char *from, int in, const char *to, int flags), (of, from, in, to, flags))
ON_NAME(chown, (const char *path, uid_t owner, gid_t group), (path, owner, group))

#define OPENS(name)                                                                                                        \
    int name(const char *path, int flags, ...) {                                                                           \
        va_list more;                                                                                                      \
        va_start(more, flags);                                                                                             \
        mode_t mode = va_arg(more, mode_t);                                                                                \
        va_end(more);                                                                                                      \
        if (flags & (O_CREAT | O_DIRECTORY))                                                                               \
            count();                                                                                                       \
        return REAL(#name, int (*)(const char *, int, ...))(path, flags, mode);                                            \
    }

OPENS(open)
OPENS(open64)

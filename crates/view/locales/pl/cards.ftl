### Litery asów i figur, jak na polskich kartach.

rank-letter = { $rank ->
    [ace] A
    [king] K
    [queen] D
   *[jack] W
}

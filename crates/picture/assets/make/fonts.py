"""Makes the letters of the pictures: python fonts.py NODE_MODULES OUT (fonttools, brotli).

Sofia Sans: merge a style's parts, make figures of one width the default, cut, drop hinting. Bulgarian letter shapes are its default;
the Russian ones stay beside them, as the font has them for that language.
Noto Emoji: take common emoji out of its parts and merge them."""
import glob, os, sys, tempfile
from fontTools.ttLib import TTFont
from fontTools.merge import Merger, Options as MergeOptions
from fontTools.subset import Subsetter, Options

STYLES = [("sofia-sans", 500), ("sofia-sans", 700), ("sofia-sans", 800), ("sofia-sans-condensed", 600), ("sofia-sans-condensed", 700)]
PARTS = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek"]
RANGES = [(0x20, 0x7E), (0xA0, 0x24F), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF), (0x2010, 0x2027), (0x2030, 0x203A), (0x20AC, 0x20AC), (0x2116, 0x2116), (0x2190, 0x2193), (0x2212, 0x2212)]
# Faces, hands, hearts, people's signs, animals, plants, food, games, music, weather: what people have in their names.
EMOJI = [(0x1F600, 0x1F64F), (0x1F910, 0x1F92F), (0x1F970, 0x1F97A), (0x1F400, 0x1F43F), (0x1F980, 0x1F9A9), (0x1F330, 0x1F35F), (0x1F366, 0x1F37F),
    (0x1F380, 0x1F38A), (0x1F308, 0x1F308), (0x1F30A, 0x1F31F), (0x1F3A3, 0x1F3BC), (0x1F3C0, 0x1F3C6), (0x1F3F4, 0x1F3F4), (0x1F440, 0x1F44F), (0x1F451, 0x1F451), (0x1F47B, 0x1F480),
    (0x1F48B, 0x1F48F), (0x1F493, 0x1F49F), (0x1F4A1, 0x1F4AF), (0x1F4B0, 0x1F4B0), (0x1F4BB, 0x1F4BB), (0x1F4D6, 0x1F4DA), (0x1F525, 0x1F525), (0x1F52E, 0x1F52E),
    (0x1F680, 0x1F680), (0x1F6F8, 0x1F6F8), (0x1F916, 0x1F916), (0x1F9D9, 0x1F9DD), (0x1F90D, 0x1F90F), (0x1F0CF, 0x1F0CF), (0x2600, 0x2604), (0x2615, 0x2618), (0x2620, 0x2620), (0x262E, 0x262F),
    (0x263A, 0x263A), (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26BD, 0x26BE), (0x26C4, 0x26C4), (0x2705, 0x2705), (0x2708, 0x270C), (0x2728, 0x2728), (0x2744, 0x2744), (0x2763, 0x2764), (0x2B50, 0x2B50)]

def codes(ranges):
    return {code for first, last in ranges for code in range(first, last + 1)}

def single_substitutions(font, tag):
    gsub = font["GSUB"].table
    wanted = set()
    for record in gsub.ScriptList.ScriptRecord:
        wanted.update(record.Script.DefaultLangSys.FeatureIndex if record.Script.DefaultLangSys else [])
    found = {}
    for feature in (gsub.FeatureList.FeatureRecord[index] for index in wanted):
        if feature.FeatureTag == tag:
            for lookup in feature.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[lookup].SubTable:
                    table = getattr(table, "ExtSubTable", table)
                    found.update(getattr(table, "mapping", {}) or {})
    return found

def remap(font, mapping):
    for table in font["cmap"].tables:
        if table.isUnicode():
            for code, glyph in list(table.cmap.items()):
                table.cmap[code] = mapping.get(glyph, glyph)

def opened(path):
    font = TTFont(path)
    font.flavor = None
    return font

def cut(font, unicodes, features, out):
    cutter = Subsetter(Options(hinting=False, layout_features=features, name_IDs=["*"], recalc_timestamp=False, notdef_outline=True))
    cutter.populate(unicodes=unicodes)
    cutter.subset(font)
    font.save(out)

def merged(fonts):
    with tempfile.TemporaryDirectory() as scratch:
        paths = [f"{scratch}/{number}.ttf" for number in range(len(fonts))]
        for font, path in zip(fonts, paths):
            font.save(path)
        return Merger(options=MergeOptions(drop_tables=["STAT", "gasp", "prep", "DSIG", "vhea", "vmtx", "VORG"])).merge(paths)

def letters(node_modules, family, weight, out):
    parts = []
    for part in PARTS:
        parts.append(opened(f"{node_modules}/@fontsource/{family}/files/{family}-{part}-{weight}-normal.woff2"))
        if part == "latin":
            remap(parts[-1], single_substitutions(parts[-1], "tnum"))
    cut(merged(parts), codes(RANGES), ["kern", "mark", "ccmp", "locl"], out)

def figures(node_modules, out):
    """The figures of a match's score: proportional, because one large 1 between spaces looks like an error."""
    font = opened(f"{node_modules}/@fontsource/sofia-sans/files/sofia-sans-latin-900-normal.woff2")
    remap(font, single_substitutions(font, "pnum"))
    cut(font, {ord(sign) for sign in "0123456789:+-–−/½ "}, ["kern"], out)

def emoji(node_modules, out):
    parts, left = [], codes(EMOJI)
    for path in sorted(glob.glob(f"{node_modules}/@fontsource/noto-emoji/files/noto-emoji-*-700-normal.woff2")):
        font = opened(path)
        mine = left & set(font.getBestCmap())
        if mine:
            left -= mine
            with tempfile.NamedTemporaryFile(suffix=".ttf") as part:
                cut(font, mine, [], part.name)
                parts.append(TTFont(part.name, lazy=False))
    cut(merged(parts), codes(EMOJI) - left, [], out)

if __name__ == "__main__":
    node_modules, out = sys.argv[1:3]
    for family, weight in STYLES:
        letters(node_modules, family, weight, f"{out}/{family}-{weight}.ttf")
    figures(node_modules, f"{out}/figures-900.ttf")
    emoji(node_modules, f"{out}/emoji.ttf")
    for path in sorted(glob.glob(f"{out}/*.ttf")):
        print(path, os.path.getsize(path), len(TTFont(path).getBestCmap()))

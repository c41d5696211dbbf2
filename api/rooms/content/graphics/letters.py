"""Writes the letters of the site's bold font as outlines, with their widths and kerning, so that pictures have text
without any font on the server.

    apt-get install python3-fonttools python3-brotli
    /usr/bin/python3 api/rooms/content/graphics/letters.py
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
SOURCE = HERE.parents[3] / "node_modules/@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2"
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "–—‘’“”•…€−™")]

font = instancer.instantiateVariableFont(TTFont(SOURCE), {"wght": 800})
glyphs = font.getGlyphSet()
names = {glyph: chr(code) for code, glyph in font.getBestCmap().items() if code in LETTERS}
# A letter with an accent stands as the one without it.
plain = {glyph: letter for glyph, letter in names.items() if letter.isascii() or letter in "‘’“”"}


def outline(name):
    pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
    glyphs[name].draw(pen)
    return [round(glyphs[name].width), pen.getCommands()]


def kerning():
    """The pairs of letters that stand closer, or further apart, than their widths say; the first table to name one counts."""
    table = font["GPOS"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    pairs = {}
    for index in sorted(lookups):
        for part in table.LookupList.Lookup[index].SubTable:
            part = getattr(part, "ExtSubTable", part)
            for at, first in enumerate(part.Coverage.glyphs):
                if first not in plain:
                    continue
                if part.Format == 1:
                    values = {pair.SecondGlyph: pair.Value1 for pair in part.PairSet[at].PairValueRecord}
                else:
                    row = part.Class1Record[part.ClassDef1.classDefs.get(first, 0)].Class2Record
                    values = {name: row[part.ClassDef2.classDefs.get(name, 0)].Value1 for name in plain}
                for second, value in values.items():
                    if second in plain:
                        pairs.setdefault(plain[first] + plain[second], value.XAdvance if value else 0)
    return {pair: advance for pair, advance in sorted(pairs.items()) if advance}


ordered = sorted(names.items(), key=lambda item: item[1])
drawn = {letter: outline(name) for name, letter in ordered}
letters = {
    "unitsPerEm": font["head"].unitsPerEm,
    "widths": {letter: width for letter, (width, _) in drawn.items()},
    "outlines": {letter: path for letter, (_, path) in drawn.items()},
    "kerning": kerning(),
}
(HERE / "letters.json").write_text(json.dumps(letters, ensure_ascii=False, separators=(",", ":")) + "\n")

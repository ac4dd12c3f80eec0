/** The tables of a TrueType font by name. */
const tableAt = (font: Buffer, wanted: string): number | undefined => {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === wanted) return font.readUInt32BE(record + 8);
  }
  return undefined;
};

type Range = readonly [first: number, last: number];

/** The ranges of a `cmap` of format 4 (up to U+FFFF) that lead to a glyph. */
const shortRanges = (font: Buffer, at: number): Range[] => {
  const segments = font.readUInt16BE(at + 6) / 2;
  const value = (block: number, segment: number): number =>
    font.readUInt16BE(at + 14 + (block > 0 ? 2 : 0) + (block * segments + segment) * 2);
  return Array.from({ length: segments }, (_, segment): Range => [value(1, segment), value(0, segment)]).filter(
    ([first]) => first !== 0xffff,
  );
};

/** The ranges of a `cmap` of format 12 (all of Unicode). */
const longRanges = (font: Buffer, at: number): Range[] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, group): Range => {
    const record = at + 16 + group * 12;
    return [font.readUInt32BE(record), font.readUInt32BE(record + 4)];
  });

/** The ranges of characters that a font has a sign for. */
const rangesOf = (font: Buffer): Range[] => {
  const cmap = tableAt(font, 'cmap');
  if (cmap === undefined) return [];
  const offsets = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) =>
    font.readUInt32BE(cmap + 4 + index * 8 + 4),
  );
  return offsets.flatMap((offset) => {
    const format = font.readUInt16BE(cmap + offset);
    if (format === 12) return longRanges(font, cmap + offset);
    return format === 4 ? shortRanges(font, cmap + offset) : [];
  });
};

/** Every character that one of the fonts has a sign for. */
export const glyphsOf = (fonts: readonly Uint8Array[]): ReadonlySet<number> => {
  const characters = new Set<number>();
  for (const font of fonts)
    for (const [first, last] of rangesOf(Buffer.from(font.buffer, font.byteOffset, font.byteLength)))
      for (let character = first; character <= last; character += 1) characters.add(character);
  return characters;
};

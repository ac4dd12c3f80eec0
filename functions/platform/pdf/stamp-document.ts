import { TYPST_FONTS } from './page-layout.ts';
import { markCode, markStyle, pictureFiles, points } from './mark-writing.ts';
import type { SealMark } from './seal-order.ts';
import { typstText, type HasGlyph } from './typst-text.ts';
import type { TypstDocument } from './typst-document.ts';

/** A page of a document that is signed: its size in points and the marks that stand on it. */
export type StampedPage = {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly (SealMark & { readonly place: NonNullable<SealMark['place']> })[];
};

/** Pages without a ground that are laid over those of a document, each with its marks in their places. */
export const stampDocument = (pages: readonly StampedPage[], hasGlyph: HasGlyph): TypstDocument => {
  const text = typstText(hasGlyph);
  const { files, pathOf } = pictureFiles();
  const stamped = pages.map(({ width, height, marks }) => {
    const placed = marks.map(
      (mark) =>
        `place(top + left, dx: ${points(mark.place.x)}, dy: ${points(mark.place.y)}, ${markCode(mark, mark.place, { text, pathOf })})`,
    );
    return `#page(width: ${points(width)}, height: ${points(height)}, margin: 0pt, fill: none, pdf.artifact(kind: "other", {${placed.join(';')}}))`;
  });
  // why: the date of the file would otherwise be that of the moment
  const code = `#set document(date: none)
#set text(font: (${TYPST_FONTS}), hyphenate: false, features: (calt: 0))
${markStyle}
${stamped.join('\n')}
`;
  return { code, files, unknown: text.unknown };
};

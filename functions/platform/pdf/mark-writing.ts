import { createHash } from 'node:crypto';
import type { SealMark } from './seal-order.ts';
import { belgianTime } from './seal-words.ts';
import type { TypstText } from './typst-text.ts';

/** What the code of a mark calls by name: a signature in its frame, as large as it fits, above the line of who and when. */
export const markStyle = `
#let ink = rgb("#1f2d6b")
#let fitted(width, height, size, body) = {
  let natural = measure({ set text(size: size); body })
  let part = calc.min(1, width / natural.width, height / natural.height)
  { set text(size: size * part); body }
}
#let mark(width, height, signed, caption) = block(width: width, height: height, inset: (x: 5pt, top: 3pt, bottom: 3pt), context {
  let room = width - 10pt
  let below = 9pt
  place(top + left, block(width: room, height: height - 6pt - below, align(left + horizon, signed(room, height - 6pt - below))))
  place(bottom + left, fitted(room, below, 6.2pt, { set text(fill: luma(80)); caption }))
})
#let typed(name) = (width, height) => context fitted(width, height, 21pt, text(style: "italic", fill: ink, name))
#let drawn(path, name) = (width, height) => image(path, width: width, height: height, fit: "contain", alt: name)
`;

export type MarkWriting = {
  readonly text: TypstText;
  /** Takes a picture and answers the path under which the code finds it. */
  readonly pathOf: (picture: Uint8Array) => string;
};

/** A length in points. */
export const points = (length: number): string => `${Number(length.toFixed(2))}pt`;

/** Pictures by the path that they have in the code; the same bytes are kept once. */
export const pictureFiles = (): { files: Map<string, Uint8Array>; pathOf: MarkWriting['pathOf'] } => {
  const files = new Map<string, Uint8Array>();
  const pathOf = (picture: Uint8Array): string => {
    const path = `/${createHash('sha256').update(picture).digest('hex')}.png`;
    files.set(path, picture);
    return path;
  };
  return { files, pathOf };
};

/** A mark as code of Typst, in a frame of this size. */
export const markCode = (
  { signature, name, signed_at: at }: SealMark,
  size: { readonly width: number; readonly height: number },
  { text, pathOf }: MarkWriting,
): string => {
  const signed =
    'picture' in signature
      ? `drawn("${pathOf(signature.picture)}", ${text.quote(name)})`
      : `typed(${text.print(signature.typed)})`;
  const caption = text.print(`${name} · ${belgianTime(at, 'minute')}`);
  return `mark(${points(size.width)}, ${points(size.height)}, ${signed}, ${caption})`;
};

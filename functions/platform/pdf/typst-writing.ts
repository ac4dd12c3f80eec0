import type { documentWords } from './document-words.ts';
import type { DocumentLanguage, PdfSigner } from './pdf-order.ts';
import type { PictureSize } from './picture-size.ts';
import type { TypstText } from './typst-text.ts';

export type KeptPicture = {
  readonly path: string;
  readonly size: PictureSize;
};

/** What the code of a block needs to know of where the block stands. */
export type Writing = {
  readonly text: TypstText;
  readonly words: (typeof documentWords)[DocumentLanguage];
  readonly pictures: ReadonlyMap<string, KeptPicture>;
  readonly signers: readonly PdfSigner[];
  /** How wide the block may be, in millimetres. */
  readonly width: number;
  /** Whether the block stands in the text itself: only there may it begin a page or hold signatures. */
  readonly inside: 'text' | 'block' | 'edge';
  /** The level of the last heading: readers of tagged files want no level left out. */
  readonly outline: { level: number };
};

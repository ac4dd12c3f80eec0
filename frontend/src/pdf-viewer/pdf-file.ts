/** A PDF that was opened: what its pages look like, and how they are drawn. */
export type PdfFile = {
  readonly pages: number;
  /** The width and height of a page, in points. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** Draws a page on a canvas. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, scale: number) => PdfDrawing;
  /** Writes the words of a page as text, to lie over its picture. */
  readonly write: (page: number, words: HTMLElement, scale: number) => PdfDrawing;
  /** The file itself, to be saved. */
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly close: () => void;
};

export type PdfDrawing = { readonly done: Promise<unknown>; readonly stop: () => void };

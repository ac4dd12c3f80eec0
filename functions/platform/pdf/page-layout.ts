/** A4 and what stands on it, in millimetres. The editor shows the same page (docs/areas/pdf-and-seal.md#pdf). */
export const PAGE = { width: 210, height: 297, side: 22, top: 24, bottom: 24 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;
/** What is written above or below every page takes at most this much. */
export const MAX_EDGE = 70;
/** What the compiler says if it is more. */
export const EDGE_TOO_TALL = 'edge too tall';
/** The tallest picture of a text. */
export const MAX_PICTURE_HEIGHT = 225;
/** The text is this many pixels wide where the editor counts the width of a picture. */
const TEXT_PIXELS = 640;

export const pixelsToMm = (pixels: number): number => (pixels * TEXT_WIDTH) / TEXT_PIXELS;

/** The frame for a signature. */
export const SIGNATURE = { width: 74, height: 24, gap: 12 } as const;

/** A length of Typst; rounded, since the code of a document must not depend on how a number is written. */
export const mm = (length: number): string => `${Number(length.toFixed(3))}mm`;

/** Fonts in the order in which a character is looked for. */
export const fontFamilies = ['Inter', 'Noto Sans Arabic', 'Noto Sans Hebrew'] as const;
/** The same as Typst writes a list of them. */
export const TYPST_FONTS = fontFamilies.map((family) => `"${family}"`).join(', ');

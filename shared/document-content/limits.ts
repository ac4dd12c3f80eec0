/** How large the text of a template or contract may be as HTML, in bytes (docs/areas/templates.md#content). */
export const MAX_CONTENT_BYTES = 300 * 1024;

/** The longest value that a condition compares a field with, and the longest words for a picture. */
export const EQUALS_MAX = 200;
export const ALT_MAX = 500;

/** How deep a block with a condition may stand in another one. */
export const MAX_CONDITION_DEPTH = 2;

/** How deep lists and tables may stand in each other; what is deeper is lifted to this depth. */
export const MAX_BLOCK_DEPTH = 8;

/** The longest side of a picture in a text, in pixels, after it was made smaller. */
export const MAX_IMAGE_PIXELS = 1600;

/** The file types that a picture in a text may have. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const;

/** A PDF that is uploaded, in bytes. */
export const MAX_PDF_BYTES = 25 * 1024 * 1024;

/** A Word file that is imported, in bytes. */
export const MAX_WORD_BYTES = 25 * 1024 * 1024;

/** The name of a field: lower case letters, digits and underscores, a letter first. */
export const FIELD_NAME = /^[a-z][a-z0-9_]{0,79}$/;

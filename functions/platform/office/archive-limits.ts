// The limits of a file of parts: docs/areas/files.md#workbook-limits.
export const UNPACKED_MAX_BYTES = 400 * 1024 * 1024;
export const RATIO_MAX = 200;
/** Small files and parts may compress very well; only large ones can do harm. */
export const RATIO_FROM_BYTES = 1024 * 1024;

// The limits of a workbook: docs/areas/files.md#workbook-limits.
export const FILE_MAX_BYTES = 25 * 1024 * 1024;
export const ENTRIES_MAX = 200;
/** At most this many rows stand under the header. */
export const ROWS_MAX = 100_000;
export const COLUMNS_MAX = 200;

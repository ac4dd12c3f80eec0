import type { SheetRow } from './read-rows.ts';

/** An uploaded table: a workbook or a text file with separators. */
export type OpenTable = {
  /** The visible sheets; none in a text file. */
  readonly sheets: readonly string[];
  /** Sentences about ignored content, such as hidden sheets. */
  readonly hiddenSheets: readonly string[];
  /** The rows with content of a sheet, or of the first one. */
  readonly rows: (sheet: string | null) => AsyncGenerator<SheetRow, void, undefined>;
  readonly close: () => void;
};

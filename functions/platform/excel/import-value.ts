import type { CellErrorCode, ReadCell } from './read-cell.ts';
import type { ColumnKind } from './to-cell.ts';

/** Dates come as 'YYYY-MM-DD' when Excel held a date; any text is left for the field's own rules (dd/mm, comma …). */
export type ImportValue =
  | { value: string | number | null; warning?: 'number_as_text' }
  | { error: CellErrorCode | 'date_suspected' | 'number_not_date' };

/**
 * What a cell means in a column of a kind (docs/areas/files.md#cells). A date in any other column is an error: Excel
 * has turned `1-ABC-123` or `1-2` into one. A number in a text column is taken over with a warning: its leading zeros
 * are gone.
 */
export const toImportValue = (cell: ReadCell, kind: ColumnKind): ImportValue => {
  switch (cell.kind) {
    case 'empty':
      return { value: null };
    case 'text':
      return { value: cell.text };
    case 'error':
      return { error: cell.code };
    case 'date':
      return kind === 'date' ? { value: cell.iso } : { error: 'date_suspected' };
    case 'number':
      if (kind === 'date') return { error: 'number_not_date' };
      return kind === 'text' ? { value: cell.text, warning: 'number_as_text' } : { value: cell.value };
  }
};

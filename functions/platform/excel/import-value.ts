import type { CellErrorCode, ReadCell } from './read-cell.ts';
import type { ColumnKind } from './to-cell.ts';

/** A cell as an import takes it. Excel dates are 'YYYY-MM-DD'; texts are left to the rules of the field (dd/mm …). */
export type ImportValue =
  | { value: string | number | null; warning?: 'number_as_text' }
  | { error: CellErrorCode | 'date_suspected' | 'number_not_date' };

/**
 * The value of a cell in a column of a kind (docs/areas/files.md#cells). A date in a column of another kind is an
 * error, because Excel turns texts such as `1-2` into dates. A number in a text column is taken over with a warning,
 * because its leading zeros are gone.
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

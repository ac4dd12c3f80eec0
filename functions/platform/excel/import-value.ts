import { plainText } from './plain-text.ts';
import type { CellErrorCode, ReadCell } from './read-cell.ts';
import type { ColumnKind } from './to-cell.ts';

/** A cell as an import takes it. Excel dates are 'YYYY-MM-DD'; texts are left to the rules of the field (dd/mm …). */
export type ImportValue =
  | { value: string | number | null; warning?: 'number_as_text'; isFormula?: true }
  | { error: CellErrorCode | 'date_suspected' | 'number_not_date'; text: string };

const typedValue = (cell: ReadCell, kind: ColumnKind): ImportValue => {
  switch (cell.kind) {
    case 'empty':
      return { value: null };
    case 'text':
      return { value: cell.text };
    case 'error':
      return { error: cell.code, text: cell.text };
    case 'date':
      return kind === 'date' ? { value: cell.iso } : { error: 'date_suspected', text: plainText(cell) };
    case 'number':
      if (kind === 'date') return { error: 'number_not_date', text: cell.text };
      return kind === 'text' ? { value: cell.text, warning: 'number_as_text' } : { value: cell.value };
  }
};

/**
 * The value of a cell in a column of a kind (docs/areas/files.md#cells). A date in a column of another kind is an
 * error, because Excel turns texts such as `1-2` into dates. A number in a text column is taken over with a warning,
 * because its leading zeros are gone.
 */
export const toImportValue = (cell: ReadCell, kind: ColumnKind): ImportValue => {
  const value = typedValue(cell, kind);
  return 'value' in value && 'isFormula' in cell ? { ...value, isFormula: true } : value;
};

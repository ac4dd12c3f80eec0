import { toDmy } from '#shared/values/dates.ts';
import type { ReadCell } from './read-cell.ts';

/** How a cell looks in the file, as text. */
export const plainText = (cell: ReadCell): string => {
  if (cell.kind === 'empty') return '';
  return cell.kind === 'date' ? toDmy(cell.iso) : cell.text;
};

import type { Periods } from '#shared/assignments/periods.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';

/**
 * A history as one line, with last days and without words, since it is stored for readers of every language: "Noémie
 * Dubois 21/11/2026–31/12/2026, Karim El Amrani 01/01/2027–…".
 */
export const historyText = (periods: Periods): string =>
  periods
    .map(({ employee_id: id, start_date: start, end_date: end }) => {
      const name = nameOfPerson(id) ?? '?';
      return `${name} ${toDmy(start)}–${end === null ? '…' : toDmy(addDays(end, -1))}`;
    })
    .join(', ');

import { useEffect, useRef } from 'react';
import { focusField } from '../form/focus-field.ts';
import type { useEdit } from '../form/use-edit.ts';
import type { PersonChoice } from '../form/use-people-search.ts';
import { pathOf, type HistoryRow } from './history-form.ts';
import type { HeldPeriod } from './history-lines.ts';

/** The periods of a record as they are stored. */
export type StoredHistory = { version: number; periods: readonly HeldPeriod[] };
export type HistoryForm = { history: HistoryRow[] };

/** The begin of the key of a row that was added here. */
const NEW = 'new-';

type Edit = Pick<ReturnType<typeof useEdit<HistoryForm, StoredHistory>>, 'form' | 'issues'>;

/** The lines of a history while it is corrected: one more, one less, another value. */
export const useHistoryRows = ({ form, issues }: Edit, onlyPerson: PersonChoice | undefined) => {
  const rows = form.values.history;
  const added = useRef(Math.max(0, ...rows.map(({ key }) => Number(key.split(NEW)[1] ?? 0))));
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => addButton.current?.focus(), []);

  const setRows = (next: HistoryRow[]): void => form.setFieldValue('history', next);
  const change = (key: string, path: string, values: Partial<HistoryRow>): void => {
    form.clearFieldError(path);
    setRows(rows.map((row) => (row.key === key ? { ...row, ...values } : row)));
  };
  const add = (): void => {
    issues.clear();
    added.current += 1;
    const key = `${NEW}${added.current}`;
    const blank = { person: onlyPerson ?? null, employee_id: onlyPerson?.id ?? 0, isMasked: false };
    setRows([{ key, ...blank, first: '', last: '' }, ...rows]);
    setTimeout(() => focusField(pathOf(0, rows.length + 1, onlyPerson ? 'start_date' : 'employee_id')));
  };
  const remove = (key: string): void => {
    issues.clear();
    setRows(rows.filter((row) => row.key !== key));
    addButton.current?.focus();
  };
  return { addButton, setRows, change, add, remove };
};

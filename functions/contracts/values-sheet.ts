import { missedFields, worstFirst } from '#shared/contracts/many.rules.ts';
import {
  cellOf,
  SHEET_ID,
  SHEET_PERSON,
  sheetHeaders,
  type CellProblem,
} from '#shared/contracts/values-sheet.rules.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { fieldLabelOf } from '#shared/templates/shortcodes.ts';
import { sheetOfToday } from '#functions/platform/files/file-names.ts';
import { plainText } from '#functions/platform/excel/plain-text.ts';
import type { ReadCell } from '#functions/platform/excel/read-cell.ts';
import type { OpenTable } from '#functions/platform/excel/table.ts';
import type { Exporter } from '#functions/platform/runs/export-list.ts';
import { missingForPeople } from './missing.ts';

export type SheetOrder = { readonly template_id: number; readonly employee_ids: number[] };

/** The rows and columns of the sheet, those of the check: who and what is missed most comes first. */
const sheetOf = async (actor: Actor, order: SheetOrder) => {
  const { data, labels } = await missingForPeople(actor, order);
  const fields = missedFields(data);
  const labelOf = (name: string): string => fieldLabelOf(name, labels[name]);
  return { rows: worstFirst(data), headers: sheetHeaders(fields, labelOf) };
};

/** The people of the check with the values that they have, and empty cells for those that they miss. */
export const valuesSheet: Exporter<SheetOrder> = {
  name: 'missing_values',
  permission: 'contracts:write',
  open: async (actor, order) => {
    const { rows, headers } = await sheetOf(actor, order);
    const names = [...headers.keys()];
    return {
      ...sheetOfToday('missingValues', actor.language),
      columns: [
        { header: SHEET_ID, kind: 'integer' },
        { header: SHEET_PERSON, kind: 'text' },
        ...[...headers.values()].map((header) => ({ header, kind: 'text' as const })),
      ],
      rows: rows.map(({ employee_id: id, person_name: name, values }) => [
        id,
        name,
        ...names.map((field) => values[field] ?? ''),
      ]),
      count: rows.length,
      isFiltered: false,
    };
  },
};

type Problem = { row: number; column: string; problem: CellProblem; value: string };
type Filled = { values: Record<string, Record<string, string>>; problems: Problem[] };

const textOf = (cell: ReadCell | undefined): string | null => {
  if (cell?.kind === 'error') return null;
  return cell ? plainText(cell) : '';
};

/** What a filled sheet says for the cells that were empty; every other cell that it changes is reported. */
export const readSheet = async (actor: Actor, order: SheetOrder, table: OpenTable): Promise<Filled> => {
  const { rows, headers } = await sheetOf(actor, order);
  const people = new Map(rows.map((row) => [String(row.employee_id), row]));
  const nameOf = new Map([...headers].map(([name, header]) => [header, name]));
  const filled: Filled = { values: {}, problems: [] };
  let columns: string[] | undefined;
  for await (const { row, cells } of table.rows(null)) {
    if (!columns) {
      columns = cells.map((cell) => plainText(cell));
      if (!columns.includes(SHEET_ID))
        throw new AppError('workbook_invalid', { detail: `The sheet has no column ${SHEET_ID}.` });
      continue;
    }
    const id = plainText(cells[columns.indexOf(SHEET_ID)] ?? { kind: 'empty' });
    const person = people.get(id);
    if (!person) {
      filled.problems.push({ row, column: SHEET_ID, problem: 'unknown_person', value: id });
      continue;
    }
    for (const [at, column] of columns.entries()) {
      if (column === SHEET_ID || column === SHEET_PERSON) continue;
      const text = textOf(cells[at]);
      const name = nameOf.get(column);
      const found =
        name === undefined ? (text === '' ? null : { problem: 'unknown_column' as const }) : cellOf(person, name, text);
      if (!found) continue;
      if ('problem' in found) filled.problems.push({ row, column, problem: found.problem, value: text ?? '' });
      else if (name !== undefined) filled.values[id] = { ...filled.values[id], [name]: found.value };
    }
  }
  return filled;
};

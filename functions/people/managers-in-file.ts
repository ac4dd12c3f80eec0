import { issue } from '#shared/errors/issue.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import { REPORTS_TO } from '#shared/people/employee.import.ts';
import { emailKey, employeeNumberKey } from '#shared/people/employee.rules.ts';
import { personName } from '#shared/people/employee.ts';
import { callsIn, nameCalls } from '#shared/people/person-calls.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { isNobody, personFinder } from '#functions/platform/imports/find-people.ts';
import type { AddedPerson, CompleteRows, ImportRow, OrderRows } from '#functions/platform/imports/import-kind.ts';
import { cellText } from '#functions/platform/imports/row-conversion.ts';

/**
 * The first list of a company names managers who stand in the list themselves (docs/areas/people.md#managers-in-a-file).
 * A row whose manager nobody knows yet waits for the row that adds the manager.
 */

type Line = { readonly row: number; readonly name: string };

/** What a cell may call the person of a row: their number, else their address, else their name in either order. */
const callsOf = (row: ImportRow): readonly string[][] => {
  const first_name = cellText(row, 'first_name');
  const last_name = cellText(row, 'last_name');
  return [
    [employeeNumberKey(cellText(row, 'employee_number'))],
    [emailKey(cellText(row, 'email'))],
    [...new Set(nameCalls({ first_name, last_name }))],
  ];
};

/** The rows of a file by what other rows may call their people. */
const linesByCall = () => {
  const indexes = [0, 1, 2].map(() => new Map<string, Line[]>());
  return {
    note: (row: ImportRow): void => {
      const line = {
        row: row.row,
        name: personName({ first_name: cellText(row, 'first_name'), last_name: cellText(row, 'last_name') }),
      };
      for (const [at, calls] of callsOf(row).entries()) {
        const index = indexes[at];
        for (const call of calls) if (call !== '') index?.set(call, [...(index.get(call) ?? []), line]);
      }
    },
    called: (text: string): readonly Line[] => {
      for (const [at, key] of callsIn(text).entries()) {
        const lines = indexes[at]?.get(key);
        if (lines) return lines;
      }
      return [];
    },
  };
};

/** By row, the rows that its manager may be; rows whose manager is known, or stands nowhere, are missing. */
const readManagers = async (actor: Actor, rows: AsyncIterable<ImportRow>) => {
  const find = await personFinder(actor);
  const lines = linesByCall();
  const asked = new Map<number, string>();
  for await (const row of rows) {
    lines.note(row);
    const text = cellText(row, REPORTS_TO);
    if (text === '' || isNobody(text)) continue;
    const found = find(text, REPORTS_TO);
    if ('issue' in found && found.issue.code !== 'many_people') asked.set(row.row, text);
  }
  const managers = new Map<number, readonly Line[]>();
  for (const [row, text] of asked) {
    const called = lines.called(text);
    if (called.length > 0) managers.set(row, called);
  }
  return managers;
};

type Managers = Awaited<ReturnType<typeof readManagers>>;

/** The managers of a row upwards, as far as they stand in the file; ends with the row itself where it is in a circle. */
const above = (managers: Managers, row: number): number[] => {
  const line: number[] = [];
  const seen = new Set<number>();
  for (let at = managers.get(row); at?.length === 1; at = managers.get(at[0]!.row)) {
    const { row: manager } = at[0]!;
    if (seen.has(manager)) break;
    seen.add(manager);
    line.push(manager);
    if (manager === row) break;
  }
  return line;
};

const refused = (code: 'reports_to_self' | 'reports_in_circle', name: string): { issue: ImportIssue } => ({
  issue: { column: REPORTS_TO, code, message: issue(REPORTS_TO, code, { name }).message },
});

const addedManager = (managers: Managers, row: number): AddedPerson | undefined => {
  const called = managers.get(row);
  const [manager] = called ?? [];
  if (!called || !manager) return undefined;
  if (called.length > 1) return { issue: importIssue(REPORTS_TO, 'many_people', { count: called.length }) };
  if (manager.row === row) return refused('reports_to_self', manager.name);
  return above(managers, row).includes(row) ? refused('reports_in_circle', manager.name) : manager;
};

/** Tells each row of a check whether another row adds its manager. */
export const completeManagers: CompleteRows = async (actor, rows) => {
  const managers = await readManagers(actor, rows);
  return (row) => {
    const manager = addedManager(managers, row.row);
    return manager ? { ...row, added: { [REPORTS_TO]: manager } } : row;
  };
};

/** Managers are imported before those who report to them. */
export const managersFirst: OrderRows = async (actor, rows) => {
  const managers = await readManagers(actor, rows);
  const rounds = new Map([...managers.keys()].map((row) => [row, above(managers, row).length]));
  let last = 0;
  for (const round of rounds.values()) last = Math.max(last, round);
  return { count: last + 1, of: ({ row }) => rounds.get(row) ?? 0 };
};

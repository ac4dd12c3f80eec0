import type { ImportCell } from '#shared/imports/convert-cell.ts';
import type { RowOrigin } from '#shared/imports/error-file-columns.ts';
import { noRows, type CheckedRow, type RowCounts, type RowFilter, type RowState } from '#shared/imports/import-row.ts';
import type { Cell } from '#functions/platform/excel/to-cell.ts';
import type { NamedPerson, SeenRecord } from '#functions/platform/imports/import-kind.ts';
import type { StoredFinding } from './findings.ts';
import { getJson, putJson } from '#functions/platform/files/objects.ts';
import { saveAhead } from '#functions/platform/files/save-ahead.ts';

/** A row after the dry run: what people see, the cells that the commit reads again, and the line of a wrong row. */
export type ReportRow = {
  shown: CheckedRow;
  cells: Readonly<Record<string, ImportCell>>;
  /** Every cell of a wrong row as it stands in the file, for the error file. */
  line: readonly Cell[] | null;
  /** The record that the row found, for the commit to compare. */
  seen: SeenRecord;
  /** Absent in reports of earlier releases. */
  people?: readonly NamedPerson[];
  origins: readonly RowOrigin[];
};

const PART_ROWS = 500;
const PARTS_AT_ONCE = 4;

/**
 * `records` is how many records the commit makes or changes. `filled` are the places of the columns in which a wrong row holds
 * anything.
 */
type Index = { states: string; counts: RowCounts; findings: StoredFinding[]; records: number; filled: number[] };
const letters = { new: 'n', changed: 'c', same: 's', wrong: 'w' } as const satisfies Record<RowState, string>;

const indexKey = (prefix: string): string => `${prefix}/index.json.gz`;
const partKey = (prefix: string, part: number): string => `${prefix}/rows-${part}.json.gz`;

/** The place of one dry run's report; it contains the run's id, so that repeated dry runs do not mix. */
export const reportPrefix = (importId: string, runId: string): string => `imports/${importId}/check-${runId}`;

export const reportWriter = (prefix: string) => {
  const counts = noRows();
  let states = '';
  let rows: ReportRow[] = [];
  let parts = 0;
  const filled = new Set<number>();
  const saving = saveAhead(PARTS_AT_ONCE);

  const flush = async (): Promise<void> => {
    const [part, full] = [parts, rows];
    parts += 1;
    rows = [];
    await saving.add(() => putJson(partKey(prefix, part), full));
  };

  return {
    async add(row: ReportRow): Promise<void> {
      rows.push(row);
      for (const [at, cell] of (row.line ?? []).entries()) if (cell !== null) filled.add(at);
      states += letters[row.shown.state];
      counts[row.shown.state] += 1;
      if (rows.length === PART_ROWS) await flush();
    },
    /** The report can be read from here on. */
    async end(facts: Pick<Index, 'findings' | 'records'>): Promise<RowCounts> {
      if (rows.length > 0) await flush();
      await saving.end();
      await putJson(indexKey(prefix), { states, counts, ...facts, filled: [...filled] } satisfies Index);
      return counts;
    },
  };
};

/** The places of the columns in which a wrong row holds anything. */
export const filledPlaces = async (prefix: string): Promise<number[]> => (await readIndex(prefix))?.filled ?? [];

/** How many rows are wrong. */
export const countWrong = async (prefix: string): Promise<number> => (await readIndex(prefix))?.counts.wrong ?? 0;

const readIndex = async (prefix: string): Promise<Index | undefined> =>
  (await getJson(indexKey(prefix))) as Index | undefined;
const readPart = async (prefix: string, part: number): Promise<ReportRow[]> =>
  ((await getJson(partKey(prefix, part))) ?? []) as ReportRow[];

/** The rows that are in one of these states, in the order of the file. */
export const reportRows = async function* (prefix: string, wanted: readonly RowState[]): AsyncGenerator<ReportRow> {
  const index = await readIndex(prefix);
  const wantedLetters = new Set(wanted.map((state) => letters[state] as string));
  const { states = '' } = index ?? {};
  for (let part = 0; part * PART_ROWS < states.length; part += 1) {
    const slice = states.slice(part * PART_ROWS, (part + 1) * PART_ROWS);
    if (![...wantedLetters].some((letter) => slice.includes(letter))) continue;
    const rows = await readPart(prefix, part);
    for (let at = 0; at < slice.length; at += 1) {
      const row = rows[at];
      if (row && wantedLetters.has(slice[at] ?? '')) yield row;
    }
  }
};

export type ReportPage = {
  rows: CheckedRow[];
  count: number;
  counts: RowCounts;
  findings: StoredFinding[];
  records: number;
};

/** One page of the rows under a filter; undefined while there is no complete report. */
export const reportPage = async (
  prefix: string,
  query: { filter: RowFilter; page: number; perPage: number },
): Promise<ReportPage | undefined> => {
  const index = await readIndex(prefix);
  if (!index) return undefined;
  const letter = query.filter === 'all' ? undefined : letters[query.filter];
  const positions: number[] = [];
  let count = 0;
  const first = (query.page - 1) * query.perPage;
  for (let at = 0; at < index.states.length; at += 1) {
    if (letter !== undefined && index.states[at] !== letter) continue;
    if (count >= first && positions.length < query.perPage) positions.push(at);
    count += 1;
  }
  const numbers = [...new Set(positions.map((at) => Math.floor(at / PART_ROWS)))];
  const parts = new Map(await Promise.all(numbers.map(async (part) => [part, await readPart(prefix, part)] as const)));
  const rows = positions.flatMap((at) => parts.get(Math.floor(at / PART_ROWS))?.[at % PART_ROWS]?.shown ?? []);
  return { rows, count, counts: index.counts, findings: index.findings, records: index.records };
};

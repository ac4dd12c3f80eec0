import { LruCache } from '#shared/list/lru-cache.ts';
import { auditActs, type AuditAct } from '#shared/audit/audit-acts.ts';
import type { AuditRow } from '#shared/audit/audit-row.ts';
import { belgianDay, type IsoDate } from '#shared/values/dates.ts';
import { dayBefore, entriesBackwards, readDay, type StoredEntry } from './audit-days.ts';
import { readHead, type AuditHead } from './audit-head.ts';

type Details = {
  readonly user_id?: number;
  readonly acting_as?: string | null;
  readonly request_id?: string | null;
  readonly info?: Readonly<Record<string, unknown>>;
};

/** A row without the words that depend on who reads it. */
export type BareRow = Omit<AuditRow, 'about'>;
/** A day is whole once the chain has gone on to another one. */
type KeptDay = { readonly rows: readonly BareRow[]; readonly entries: number; readonly isWhole: boolean };

/** The number of days whose lines a process keeps: two months and a few days. */
const DAYS_MAX = 70;
const kept = new LruCache<KeptDay>(DAYS_MAX);
const ENTRIES_OF_A_DAY = 1_000_000;

const acts = new Set<string>(auditActs);

const rowOf = (day: IsoDate, { n, at, what, who, from, details }: StoredEntry): BareRow => {
  const { user_id = 0, acting_as = null, request_id = null, info = {} } = details as Details;
  const id = Number(day.replaceAll('-', '')) * ENTRIES_OF_A_DAY + n;
  // why: the caller leaves out what opens a day
  return {
    id,
    at,
    day: belgianDay(new Date(at)),
    what: what as AuditAct,
    who,
    user_id,
    acting_as,
    from,
    request_id,
    info,
  };
};

/** The lines of a day. One that was past is read once; of one that was not, what came since the last reading is read. */
const rowsOfDay = async (day: IsoDate, head: AuditHead): Promise<readonly BareRow[]> => {
  const known = kept.get(day);
  if (known?.isWhole || (known && day === head.day && known.entries === head.entries)) return known.rows;
  const read = await readDay(day, known?.entries ?? 0);
  const added = read.filter(({ what }) => acts.has(what)).map((entry) => rowOf(day, entry));
  const rows = [...(known?.rows ?? []), ...added];
  kept.set(day, { rows, entries: read.at(-1)?.n ?? known?.entries ?? 0, isWhole: day < head.day });
  return rows;
};

/** The lines of the days on which they were chained. */
export const rowsOfDays = async (days: readonly IsoDate[], head: AuditHead): Promise<BareRow[]> =>
  (await Promise.all(days.filter((day) => day <= head.day).map((day) => rowsOfDay(day, head)))).flat();

/** A row with the record whose feed has it, too. */
export type RowOfRecord = {
  readonly row: BareRow;
  readonly object: string | undefined;
  readonly id: number | undefined;
};

type OfRecord = { readonly object?: string; readonly object_id?: number };

/** Every line that was ever chained, the latest first. */
export const rowsBackwards = async function* (): AsyncGenerator<RowOfRecord, void, undefined> {
  let day = (await readHead())?.day;
  while (day !== undefined) {
    let before: string | undefined;
    for await (const entry of entriesBackwards(day)) {
      const { object, object_id: id } = entry.details as OfRecord;
      if (acts.has(entry.what)) yield { row: rowOf(day, entry), object, id };
      before = dayBefore(entry)?.day;
    }
    day = before;
  }
};

/** Forgets what was read, because the data underneath was replaced. */
export const forgetAudit = (): void => kept.clear();

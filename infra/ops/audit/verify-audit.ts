import type { AuditEntry, ChainEnd } from '#shared/audit-chain/audit-chain.ts';
import { verifyChain } from '#functions/platform/audit-chain/audit-chain.ts';
import { dayBefore, readRawDay } from '#functions/platform/audit/audit-days.ts';
import { readHead, type AuditHead } from '#functions/platform/audit/audit-head.ts';
import { auditKey } from '#functions/platform/storage/keys.ts';
import { readCopies } from './audit-copies.ts';

export type AuditFinding = { readonly day: string; readonly n: number; readonly detail: string };

/** What was checked, and what is not as it was written. */
export type AuditCheck = {
  readonly days: number;
  readonly entries: number;
  readonly findings: readonly AuditFinding[];
};

type Day = { readonly day: string; readonly byKey: ReadonlyMap<string, AuditEntry> };

const readStored = async (day: string): Promise<Day> => ({
  day,
  // why: a check takes whatever stands there
  byKey: new Map((await readRawDay(day)).map((item) => [String(item['sk']), item as unknown as AuditEntry])),
});

/** What became of the entry that is not what it was. */
const findingOf = ({ day, byKey }: Day, n: number, end: ChainEnd): AuditFinding => {
  const found = byKey.get(auditKey(day, n).sk);
  if (!found) return { day, n, detail: n > end.entries ? 'was added behind the end' : 'is missing' };
  if (n > end.entries) return { day, n, detail: 'was added behind the end' };
  return { day, n, detail: found.n === n ? 'was changed' : `is the entry ${found.n}: it was moved` };
};

const checkDay = (stored: Day, end: ChainEnd): AuditFinding[] => {
  const entries = [...stored.byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
  const { ok, first_broken: broken } = verifyChain(entries, end);
  return ok || broken === null ? [] : [findingOf(stored, broken, end)];
};

type Copies = ReadonlyMap<number, AuditEntry>;

/** Every entry that was copied stands in the table as it was, and none of those that should be copied lacks. */
const checkCopies = ({ day, byKey }: Day, copies: Copies, copied: number): AuditFinding[] => {
  const findings: AuditFinding[] = [];
  for (const [n, copy] of copies) {
    const hash = byKey.get(auditKey(day, n).sk)?.hash;
    if (hash === undefined) findings.push({ day, n, detail: 'is in the copy, and missing in the table' });
    else if (hash !== copy.hash) findings.push({ day, n, detail: 'is another one in the copy' });
  }
  for (let n = 1; n <= copied; n += 1) if (!copies.has(n)) findings.push({ day, n, detail: 'is missing in the copy' });
  return findings;
};

const copiedOf = (copied: AuditHead['copied'], day: string, entries: number): number => {
  if (!copied || day > copied.day) return 0;
  return day === copied.day ? copied.n : entries;
};

type Begun = {
  readonly head: AuditHead | undefined;
  /** How far the copies went before they were read. */
  readonly copied: AuditHead['copied'];
  /** The copies of the day of the head; undefined without copies. */
  readonly copies: Copies | undefined;
};

/**
 * The head, and the copies of its day, while people work: what is chained and copied meanwhile is missing in neither,
 * since what was copied is asked first, then the copies are read, then the head, and the entries last.
 */
const begin = async (withCopies: boolean): Promise<Begun> => {
  let before = await readHead();
  for (;;) {
    const copies = withCopies && before ? await readCopies(before.day) : undefined;
    const head = await readHead();
    if (head?.day === before?.day) return { head, copied: before?.copied, copies };
    before = head;
  }
};

/** How many entries a day has by now that had `count` of them at the beginning of the check. */
const entriesByNow = async (day: string, count: number): Promise<number> => {
  let end: Pick<AuditHead, 'day' | 'entries'> | null = (await readHead()) ?? null;
  while (end && end.day > day) end = dayBefore((await readStored(end.day)).byKey.get(auditKey(end.day, 1).sk));
  return end?.day === day ? Math.max(count, end.entries) : count;
};

/** The day of the head without what was chained while it was read, of which the next check says. */
const readLast = async (day: string, count: number): Promise<Day> => {
  const byKey = new Map((await readStored(day)).byKey);
  const byNow = await entriesByNow(day, count);
  for (let n = count + 1; n <= byNow; n += 1) byKey.delete(auditKey(day, n).sk);
  return { day, byKey };
};

/**
 * Goes through the audit log from its end to its first day: each day names the end of the one before. With copies every
 * entry is compared with them, too, so that who wrote the end anew is found as well. `lastDays` ends it before. People
 * may work meanwhile.
 */
export const verifyAudit = async (withCopies: boolean, lastDays = Number.POSITIVE_INFINITY): Promise<AuditCheck> => {
  const { head, copied, copies } = await begin(withCopies);
  const findings: AuditFinding[] = [];
  let days = 0;
  let entries = 0;
  let next: { day: string; entries: number; last_hash: string } | null = head ?? null;
  while (head && next && days < lastDays) {
    const { day, entries: count, last_hash } = next;
    const stored = day === head.day ? await readLast(day, count) : await readStored(day);
    days += 1;
    entries += stored.byKey.size;
    findings.push(...checkDay(stored, { entries: count, last_hash }));
    if (withCopies) {
      const ofDay = day === head.day ? copies : await readCopies(day);
      findings.push(...checkCopies(stored, ofDay ?? new Map(), copiedOf(copied, day, count)));
    }
    next = dayBefore(stored.byKey.get(auditKey(day, 1).sk));
  }
  return { days, entries, findings };
};

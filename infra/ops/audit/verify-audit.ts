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

/** Every entry that was copied stands in the table as it was, and none of those that should be copied lacks. */
const checkCopies = async ({ day, byKey }: Day, copied: number): Promise<AuditFinding[]> => {
  const copies = await readCopies(day);
  const findings: AuditFinding[] = [];
  for (const [n, copy] of copies) {
    const hash = byKey.get(auditKey(day, n).sk)?.hash;
    if (hash === undefined) findings.push({ day, n, detail: 'is in the copy, and missing in the table' });
    else if (hash !== copy.hash) findings.push({ day, n, detail: 'is another one in the copy' });
  }
  for (let n = 1; n <= copied; n += 1) if (!copies.has(n)) findings.push({ day, n, detail: 'is missing in the copy' });
  return findings;
};

const copiedOf = ({ copied }: AuditHead, day: string, entries: number): number => {
  if (!copied || day > copied.day) return 0;
  return day === copied.day ? copied.n : entries;
};

/**
 * Goes through the audit log from its end to its first day: each day names the end of the one before. With copies every
 * entry is compared with them, too, so that who wrote the end anew is found as well. `lastDays` ends it before.
 */
export const verifyAudit = async (withCopies: boolean, lastDays = Number.POSITIVE_INFINITY): Promise<AuditCheck> => {
  const head = await readHead();
  const findings: AuditFinding[] = [];
  let days = 0;
  let entries = 0;
  let next: { day: string; entries: number; last_hash: string } | null = head ?? null;
  while (head && next && days < lastDays) {
    const { day, entries: count, last_hash } = next;
    const stored = await readStored(day);
    days += 1;
    entries += stored.byKey.size;
    findings.push(...checkDay(stored, { entries: count, last_hash }));
    if (withCopies) findings.push(...(await checkCopies(stored, copiedOf(head, day, count))));
    next = dayBefore(stored.byKey.get(auditKey(day, 1).sk));
  }
  return { days, entries, findings };
};

import { DAY_OPENED } from '#shared/audit/audit-acts.ts';
import type { AuditEntry, AuditEvent } from '#shared/audit-chain/audit-chain.ts';
import { nextEntry } from '#functions/platform/audit-chain/audit-chain.ts';
import { EVENTS_OVERLAP_MS } from '#functions/platform/events/events-since.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { transact, TRANSACTION_MAX } from '#functions/platform/storage/transact.ts';
import { dayBefore, entriesBackwards, entryWrite, openingDetails } from './audit-days.ts';
import { HeadMoved, readHead, writeHead, type AuditHead } from './audit-head.ts';
import { waitingSince, type WaitingLine } from './waiting-lines.ts';

/** How many lines one transaction chains, beside the entry that opens a day and the head. */
const AT_ONCE = TRANSACTION_MAX - 2;
const TRIES = 3;
/** The clocks of two functions differ by less than this. */
const SKEW_MS = 60_000;

type Chained = { readonly chained_at?: string; readonly line?: string };

/** The lines that were chained since that moment, and when the last of all entries was chained. */
const chainedSince = async (head: AuditHead, from: string) => {
  const lines = new Set<string>();
  let lastAt: string | undefined;
  let day: string | undefined = head.day;
  while (day !== undefined) {
    let before: string | undefined;
    for await (const entry of entriesBackwards(day)) {
      const { chained_at: at = '', line = '' } = entry.details as Chained;
      lastAt ??= at;
      if (at < from) return { lines, lastAt };
      lines.add(line);
      before = dayBefore(entry)?.day;
    }
    day = before;
  }
  return { lines, lastAt };
};

/** Appends lines to the chain of the day, which is opened where it is a new one. */
const append = async (
  head: AuditHead | undefined,
  lines: readonly WaitingLine[],
  readTo: string,
  notBefore = '',
): Promise<AuditHead> => {
  const clock = now().toISOString();
  // `chainedSince` ends where the moments get too old, so they never fall, not even when the clock is set back.
  const at = clock > notBefore ? clock : notBefore;
  const day = head && head.day > today() ? head.day : today();
  const entries: AuditEntry[] = [];
  let end = head?.day === day ? { n: head.entries, hash: head.last_hash } : undefined;
  const chain = ({ details, ...event }: AuditEvent): void => {
    const entry = nextEntry(end, { ...event, details: { ...details, chained_at: at } });
    entries.push(entry);
    end = entry;
  };
  if (!end) {
    const before = head ? { day: head.day, entries: head.entries, last_hash: head.last_hash } : null;
    chain({ at, what: DAY_OPENED, who: 'system', from: null, details: openingDetails(before) });
  }
  for (const { event } of lines) chain(event);
  const after = {
    ...head,
    day,
    entries: end?.n ?? 0,
    last_hash: end?.hash ?? '',
    read_to: readTo,
  };
  await transact([writeHead(head, after), ...entries.map((entry) => entryWrite(day, entry))]);
  return { ...after, revision: (head?.revision ?? 0) + 1 };
};

const chainOnce = async (): Promise<number> => {
  let head = await readHead();
  const startedAt = now();
  const headReadTo = Date.parse(head?.read_to ?? startedAt.toISOString());
  const readTo = Math.min(headReadTo, startedAt.getTime());
  const from = new Date(readTo - EVENTS_OVERLAP_MS).toISOString();
  const known = head && (await chainedSince(head, new Date(readTo - EVENTS_OVERLAP_MS - SKEW_MS).toISOString()));
  const waiting = (await waitingSince(from)).filter(({ line }) => known?.lines.has(line) !== true);
  if (!head) head = await append(head, [], startedAt.toISOString());
  // A moment ahead is moved, too: what a clock that was set back stamps from here on is still to be read.
  else if (waiting.length === 0 && Math.abs(startedAt.getTime() - headReadTo) > EVENTS_OVERLAP_MS)
    await transact([writeHead(head, { ...head, read_to: startedAt.toISOString() })]);
  for (let at = 0; at < waiting.length; at += AT_ONCE) {
    const isLast = at + AT_ONCE >= waiting.length;
    const to = isLast ? startedAt.toISOString() : head.read_to;
    head = await append(head, waiting.slice(at, at + AT_ONCE), to, known?.lastAt);
  }
  return waiting.length;
};

/**
 * Chains every line that waits and every event of the feed that belongs to the audit log, each exactly once, however
 * often and from how many places it is called: what was chained since is read before what waits, and only one of
 * several who append at once moves the head. Returns how many were chained.
 */
export const chainAudit = async (): Promise<number> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await chainOnce();
    } catch (error) {
      if (!(error instanceof HeadMoved) || tries === TRIES) throw error;
    }
  }
};

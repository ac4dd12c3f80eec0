import { canonicalJson, type Json } from './canonical-json.ts';

/** What happened: when, what, by whom, from where, and what else belongs to it. */
export type AuditEvent = {
  readonly at: string;
  readonly what: string;
  readonly who: string;
  /** The address that it came from; null for what happened by itself. */
  readonly from: string | null;
  readonly details: { readonly [key: string]: Json | undefined };
};

/** An event in its chain. Each entry holds the hash of the one before, the first an empty text. */
export type AuditEntry = AuditEvent & {
  /** 1 for the first entry. */
  readonly n: number;
  readonly previous_hash: string;
  readonly hash: string;
};

/** What the next entry needs to know of the one before. */
export type ChainLink = Pick<AuditEntry, 'n' | 'hash'>;

/** The hash of a text. It is passed in, since browsers and servers make it in different ways. */
export type HashOf = (text: string) => string;

/** How far a chain went, kept beside it: without it nobody would miss entries at its end. */
export type ChainEnd = {
  readonly entries: number;
  readonly last_hash: string;
};

export type ChainCheck = {
  readonly ok: boolean;
  /** The number of the first entry that is not what it was, or is not there; null for a whole chain. */
  readonly first_broken: number | null;
  /** The hash of the last entry as it is stored; empty for a chain without entries. */
  readonly last_hash: string;
};

const hashOf = (entry: Omit<AuditEntry, 'hash'>, hash: HashOf): string => {
  const { n, previous_hash, at, what, who, from, details } = entry;
  return hash(canonicalJson({ n, previous_hash, at, what, who, from, details }));
};

/** The entry of an event that follows these, of which only the last one counts. */
export const nextEntry = (previous: ChainLink | undefined, event: AuditEvent, hash: HashOf): AuditEntry => {
  const { at, what, who, from, details } = event;
  const entry = { n: (previous?.n ?? 0) + 1, previous_hash: previous?.hash ?? '', at, what, who, from, details };
  return { ...entry, hash: hashOf(entry, hash) };
};

/** Whether every entry is the one that was written, in its place, and none is missing. */
export const verifyChain = (entries: readonly AuditEntry[], hash: HashOf, end?: ChainEnd): ChainCheck => {
  const isWhole = (entry: AuditEntry, index: number): boolean =>
    entry.n === index + 1 &&
    entry.previous_hash === (entries[index - 1]?.hash ?? '') &&
    entry.hash === hashOf(entry, hash);
  const last_hash = entries.at(-1)?.hash ?? '';
  const broken = entries.findIndex((entry, index) => !isWhole(entry, index));
  if (broken >= 0) return { ok: false, first_broken: broken + 1, last_hash };
  const isEnd = !end || (end.entries === entries.length && end.last_hash === last_hash);
  if (isEnd) return { ok: true, first_broken: null, last_hash };
  return { ok: false, first_broken: Math.min(end.entries, entries.length) + 1, last_hash };
};

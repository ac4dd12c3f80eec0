import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AuditEntry, AuditEvent } from '#shared/audit-chain/audit-chain.ts';
import { canonicalJson } from '#shared/audit-chain/canonical-json.ts';
import { nextEntry, verifyChain } from './audit-chain.ts';

const events = fc.array(
  fc.record<AuditEvent>({
    at: fc.constantFrom('2026-11-22T13:05:09.000Z', '2026-11-22T13:05:10.000Z'),
    what: fc.constantFrom('sent', 'opened', 'signed'),
    who: fc.string(),
    from: fc.option(fc.ipV4()),
    details: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))),
  }),
  { minLength: 1, maxLength: 8 },
);

const chainOf = (happened: readonly AuditEvent[]): AuditEntry[] =>
  happened.reduce<AuditEntry[]>((entries, event) => [...entries, nextEntry(entries.at(-1), event)], []);

const endOf = (entries: readonly AuditEntry[]) => ({
  entries: entries.length,
  last_hash: entries.at(-1)?.hash ?? '',
});

const chainAndIndex = events.chain((happened) =>
  fc.tuple(fc.constant(chainOf(happened)), fc.nat({ max: happened.length - 1 })),
);

it('is whole as it was written, also after it was stored and read', () => {
  fc.assert(
    fc.property(events, (happened) => {
      const entries = chainOf(happened);
      // why: a stored entry comes back with its keys in any order
      const read = entries.map((entry) => Object.fromEntries(Object.entries(entry).toReversed()) as AuditEntry);
      expect(verifyChain(read, endOf(entries))).toEqual({
        ok: true,
        first_broken: null,
        last_hash: entries.at(-1)?.hash,
      });
      expect(entries.map(({ n }) => n)).toEqual(entries.map((_, index) => index + 1));
    }),
  );
  expect(verifyChain([])).toEqual({ ok: true, first_broken: null, last_hash: '' });
});

const changes: Record<string, (entry: AuditEntry) => AuditEntry> = {
  'another time': (entry) => ({ ...entry, at: '2026-11-22T13:05:11.000Z' }),
  'another act': (entry) => ({ ...entry, what: 'declined' }),
  'another person': (entry) => ({ ...entry, who: `${entry.who} ` }),
  'another address': (entry) => ({ ...entry, from: '::1' }),
  'another detail': (entry) => ({ ...entry, details: { ...entry.details, more: 1 } }),
  'another number': (entry) => ({ ...entry, n: entry.n + 1 }),
  'another one before': (entry) => ({ ...entry, previous_hash: 'f'.repeat(64) }),
  'another hash': (entry) => ({ ...entry, hash: 'f'.repeat(64) }),
};

it.each(Object.entries(changes))('finds an entry with %s', (_, change) => {
  fc.assert(
    fc.property(chainAndIndex, ([entries, index]) => {
      const changed = entries.map((entry, at) => (at === index ? change(entry) : entry));
      expect(verifyChain(changed)).toMatchObject({ ok: false, first_broken: index + 1 });
    }),
  );
});

it('finds an entry that was written anew with a hash of its own, by the next one or by the end', () => {
  fc.assert(
    fc.property(chainAndIndex, ([entries, index]) => {
      const [entry] = entries.slice(index);
      if (!entry) throw new Error('no such entry');
      const forged = nextEntry(entries[index - 1], { ...entry, who: `${entry.who}!` });
      const check = verifyChain(entries.with(index, forged), endOf(entries));
      expect(check).toMatchObject({ ok: false, first_broken: index + 2 });
    }),
  );
});

it('finds an entry that was removed, also the last one', () => {
  fc.assert(
    fc.property(chainAndIndex, ([entries, index]) => {
      expect(verifyChain(entries.toSpliced(index, 1), endOf(entries))).toMatchObject({
        ok: false,
        first_broken: index + 1,
      });
    }),
  );
});

it('finds two entries that were swapped, and one that was added', () => {
  fc.assert(
    fc.property(chainAndIndex, fc.nat(), ([entries, index], seed) => {
      const other = seed % entries.length;
      const [one, two] = [entries[index], entries[other]];
      if (!one || !two) throw new Error('no such entry');
      const swapped = entries.with(index, two).with(other, one);
      if (index !== other) expect(verifyChain(swapped).first_broken).toBe(Math.min(index, other) + 1);
      expect(verifyChain(entries.toSpliced(index, 0, one)).first_broken).toBe(index + 2);
      const longer = [...entries, nextEntry(entries.at(-1), one)];
      expect(verifyChain(longer, endOf(entries))).toMatchObject({ ok: false, first_broken: entries.length + 1 });
    }),
  );
});

it('writes one text for one value, whatever the order of its keys', () => {
  expect(canonicalJson({ b: [1, null, 'é"'], a: { d: true, c: undefined }, '10': '', '9': 0.5 })).toBe(
    '{"10":"","9":0.5,"a":{"d":true},"b":[1,null,"é\\""]}',
  );
});

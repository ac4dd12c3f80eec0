import type { AppError } from '#shared/errors/problem.ts';
import type { ValueClaim } from './claim-kinds.ts';
import { transact } from './transact.ts';
import { claimUnique, ownerOf, releaseUnique } from './unique.ts';
import type { Write } from './write.ts';

/** A value that only one record in use may have. */
export type ClaimRule<T> = {
  /** Names the claims: `chassis`. */
  readonly kind: ValueClaim;
  /** The values that a record claims as it is today; a record that has ended claims none. */
  readonly valuesOf: (record: T) => readonly string[];
  /** Every value that the record has claimed up to now, ended or not. */
  readonly everClaimedBy: (record: T) => readonly string[];
  readonly inUseError: (ownerId: number) => AppError;
};

/** The values of one list that another lacks, each once. */
const without = (values: readonly string[], others: readonly string[]): string[] =>
  [...new Set(values)].filter((value) => !others.includes(value));

type Claimant = { readonly id: number };
type Store<T> = {
  readonly get: (id: number) => Promise<T | undefined>;
  readonly unchanged: (record: T) => Write;
};

/**
 * Claims of records that end by a date, without a write on that day. A claim whose record has ended is taken over in
 * the transaction of whoever claims the value next; `follow` gives the others back
 * (docs/areas/platform.md#unique-values).
 */
export const datedClaims = <T extends Claimant>(store: Store<T>, rules: readonly ClaimRule<T>[]) => {
  /** What to write instead of a refused claim: the claim of an ended record, as long as that record stays ended. */
  const takeOver = async (rule: ClaimRule<T>, value: string, id: number, ownerId: number) => {
    const owner = await store.get(ownerId);
    if (owner && rule.valuesOf(owner).includes(value)) return undefined;
    return [claimUnique(rule.kind, value, id, rule.inUseError, ownerId), ...(owner ? [store.unchanged(owner)] : [])];
  };

  const claim = (rule: ClaimRule<T>, value: string, id: number): Write => ({
    ...claimUnique(rule.kind, value, id, rule.inUseError),
    instead: (current) => takeOver(rule, value, id, Number(current?.['id'] ?? 0)),
  });

  return {
    rules,

    /** The writes that bring the claims in line with a change; without `before` or `after` the record is new or gone. */
    change: (before: T | undefined, after: T | undefined): Write[] =>
      rules.flatMap((rule) => {
        const from = before ? rule.valuesOf(before) : [];
        const to = after ? rule.valuesOf(after) : [];
        return [
          ...without(from, to).map((value) => releaseUnique(rule.kind, value)),
          ...(after ? without(to, from).map((value) => claim(rule, value, after.id)) : []),
        ];
      }),

    /**
     * Brings the claims of records in line with their dates: gives back what an ended one still has, and claims what
     * one in use lacks if it is free.
     */
    async follow(records: Iterable<T>): Promise<void> {
      for (const record of records) {
        for (const rule of rules) {
          const current = rule.valuesOf(record);
          for (const value of new Set([...rule.everClaimedBy(record), ...current])) {
            const owner = await ownerOf(rule.kind, value);
            if (owner === record.id && !current.includes(value))
              await transact([store.unchanged(record), releaseUnique(rule.kind, value, record.id)]);
            if (owner === undefined && current.includes(value))
              await transact([store.unchanged(record), claim(rule, value, record.id)]);
          }
        }
      }
    },
  };
};

import type { Period } from '#shared/assignments/periods.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A thing as it is stored; `holder` 0 is nobody. */
export type HeldRecord = {
  readonly stored: { readonly id: number; readonly version: number; readonly periods: readonly Period[] };
  readonly holder: number;
};

/** One kind of thing on its way from somebody to another person, or to nobody. */
export type HandOver = {
  readonly object: HeldType;
  /** Reads the things of these ids. */
  readonly open: (actor: Actor, ids: readonly number[]) => Promise<HandOverSession>;
};

export type HandOverSession = {
  /** Throws what an edit of it would throw before it changes anything. */
  readonly toChange: (id: number) => HeldRecord;
  /** As its own save from `day` on, not sent; `to` 0 takes it back. */
  readonly plan: (id: number, to: number, day: IsoDate) => Promise<{ issues: Issue[]; writes: Write[] }>;
};

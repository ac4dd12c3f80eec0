import type { Period, Periods } from '#shared/assignments/periods.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A stored record that somebody can hold; `holder` 0 is nobody. */
export type HeldRecord = {
  readonly stored: { readonly id: number; readonly version: number; readonly periods: readonly Period[] };
  readonly holder: number;
};

/** How records of one kind go from their holder to another person or to nobody. */
export type HandOver = {
  readonly object: HeldType;
  /** Reads the records with these ids. */
  readonly open: (actor: Actor, ids: readonly number[]) => Promise<HandOverSession>;
};

export type HandOverSession = {
  /** The record; throws as an edit of it would throw before it changes anything. */
  readonly toChange: (id: number) => HeldRecord;
  /**
   * The issues and writes of a hand-over on `day`, as an edit of the record gives them; `to` 0 takes the record back.
   */
  readonly plan: (id: number, to: number, day: IsoDate) => Promise<{ issues: Issue[]; writes: Write[] }>;
  /**
   * The issues and writes of a corrected history: the whole of it, checked by `historyIssues` before. Throws
   * `month_closed` for a month that payroll processed.
   */
  readonly correct: (id: number, periods: Periods) => Promise<{ issues: Issue[]; writes: Write[] }>;
};

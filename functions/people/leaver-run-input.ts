import type { HeldType, LeaverItem } from '#shared/people/leaver.rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';

/** The run of a leaver checklist; apart from its work, which whoever starts it does not need. */
export const LEAVER_KIND = 'leaver';
/** Takes it back. */
export const LEAVER_UNDO_KIND = 'leaver-undo';

/** One thing of the run. `to_employee_id` is 0 unless it is transferred. */
export type LeaverThing = Pick<LeaverItem, 'id' | 'action'> & {
  type: HeldType;
  to_employee_id: number;
  /** What people call it, and what was decided. */
  label: string;
  decision: string;
};

export type LeaverInput = { employee_id: number; date: IsoDate; things: readonly LeaverThing[] };

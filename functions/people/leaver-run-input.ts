import type { HeldType, LeaverItem } from '#shared/people/leaver.rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';

/** The name and the input of a leaver checklist's run. The endpoint that starts it does not need its work. */
export const LEAVER_KIND = 'leaver';
/** The run that undoes it. */
export const LEAVER_UNDO_KIND = 'leaver-undo';

/** One record of the run. `to_employee_id` is 0 unless the record is transferred. */
export type LeaverRunItem = Pick<LeaverItem, 'id' | 'action'> & {
  type: HeldType;
  to_employee_id: number;
  /** The record's name, and the decision in words. */
  label: string;
  decision: string;
};

export type LeaverInput = {
  employee_id: number;
  date: IsoDate;
  things: readonly LeaverRunItem[];
  /** The papers that the run makes at its end; a run that was started by an earlier release has none. */
  receipt?: 0 | 1;
  policy_template_id?: number | undefined;
};

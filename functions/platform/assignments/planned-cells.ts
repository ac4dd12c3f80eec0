import type { PlannedOut } from '#shared/contract/records/planned.ts';
import { planAfter, type Periods } from '#shared/assignments/periods.ts';
import type { PlannedCells } from '#shared/assignments/planned.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import type { VisibleEmployees } from '#functions/platform/directory/scope.ts';

const NONE: PlannedCells = { planned: null, planned_name: null };

/** What a row shows of its plans, with the name as of the last refresh of the people. */
export const plannedCells = (periods: Periods, ends: IsoDate | null): PlannedCells => {
  const planned = planAfter(periods, today(), ends);
  if (!planned) return NONE;
  return { planned, planned_name: nameOfPerson(planned.employee_id) };
};

/** The people whom a row names as its holders, for its join with people: the present one and the next. */
export const shownHolders = (holder: number, { planned }: PlannedCells): number[] =>
  planned ? [holder, planned.employee_id] : [holder];

/** A plan for a response. Somebody out of the reader's sight is an empty name without an id; nobody has no name. */
export const presentPlanned = ({ planned, planned_name: name }: PlannedCells, scope: VisibleEmployees): PlannedOut => {
  if (!planned) return null;
  const start_date = toDmy(planned.start_date);
  if (planned.employee_id === 0) return { employee_id: 0, name: null, start_date };
  if (!scope.has(planned.employee_id)) return { employee_id: 0, name: '', start_date };
  return { employee_id: planned.employee_id, name: name ?? '', start_date };
};

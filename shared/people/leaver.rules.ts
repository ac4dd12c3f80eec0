import { issue, type Issue } from '#shared/errors/issue.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';

/** What a person can hold, by the names that these records have elsewhere. */
export const heldTypes = ['car', 'asset', 'software_license'] as const;
export type HeldType = (typeof heldTypes)[number];

/** What becomes of a thing of somebody who leaves. A returned licence is deactivated. */
export const leaverActions = ['return', 'transfer', 'keep'] as const;
export type LeaverAction = (typeof leaverActions)[number];

/** Things of one run: more than anybody holds. */
export const LEAVER_ITEMS_MAX = 1000;

export type LeaverItem = { type: HeldType; id: number; action: LeaverAction; to_employee_id?: number | undefined };
type Leaver = { employee_id: number; date: IsoDate; items: readonly LeaverItem[] };

const itemIssues = ({ action, to_employee_id: to = 0 }: LeaverItem, employeeId: number, path: string): Issue[] => {
  if (action !== 'transfer') return to === 0 ? [] : [issue(path, 'unrecognized_key')];
  if (to === 0) return [issue(path, 'required')];
  return to === employeeId ? [issue(path, 'other_person')] : [];
};

/** What a record says of who holds it changes at once, so a day to come has to wait until it is there. */
const dayIssues = (date: IsoDate, today: IsoDate): Issue[] =>
  date > today ? [issue('date', 'date_after_max', { max: toDmy(today) })] : [];

export const heldKey = ({ type, id }: Pick<LeaverItem, 'type' | 'id'>): string => `${type}-${id}`;

/** Rules of the leaver checklist: at least one thing, each once, a transfer names somebody else. */
export const leaverIssues = ({ employee_id: employeeId, date, items }: Leaver, today: IsoDate): Issue[] => {
  const seen = new Set<string>();
  const found = dayIssues(date, today);
  if (items.length === 0) found.push(issue('items', 'decide_something'));
  for (const [at, item] of items.entries()) {
    if (seen.has(heldKey(item))) found.push(issue(`items.${at}.id`, 'listed_twice'));
    seen.add(heldKey(item));
    found.push(...itemIssues(item, employeeId, `items.${at}.to_employee_id`));
  }
  return found;
};

import { issue, type Issue } from '#shared/errors/issue.ts';

/** The kinds of record that a person can hold. */
export const heldTypes = ['car', 'asset', 'software_license'] as const;
export type HeldType = (typeof heldTypes)[number];

/** The decisions about a held record of somebody who leaves. A returned licence is deactivated. */
export const leaverActions = ['return', 'transfer', 'keep'] as const;
export type LeaverAction = (typeof leaverActions)[number];

/** At most this many items in one run: more than anybody holds. */
export const LEAVER_ITEMS_MAX = 1000;

export type LeaverItem = { type: HeldType; id: number; action: LeaverAction; to_employee_id?: number | undefined };
type Leaver = { employee_id: number; items: readonly LeaverItem[] };

/** A paper that the hand-over made at its end; without a contract `problem` says why. */
export type LeaverPaper = {
  readonly kind: 'return_receipt' | 'policy';
  readonly employee_id: number;
  readonly contract_id: number | null;
  readonly problem?: string;
};

const itemIssues = ({ action, to_employee_id: to = 0 }: LeaverItem, employeeId: number, path: string): Issue[] => {
  if (action !== 'transfer') return to === 0 ? [] : [issue(path, 'unrecognized_key')];
  if (to === 0) return [issue(path, 'required')];
  return to === employeeId ? [issue(path, 'other_person')] : [];
};

export const heldKey = ({ type, id }: Pick<LeaverItem, 'type' | 'id'>): string => `${type}-${id}`;

/** The rules of the leaver checklist: at least one item, each once, and a transfer names somebody else. */
export const leaverIssues = ({ employee_id: employeeId, items }: Leaver): Issue[] => {
  const seen = new Set<string>();
  const issues: Issue[] = [];
  if (items.length === 0) issues.push(issue('items', 'decide_something'));
  for (const [at, item] of items.entries()) {
    if (seen.has(heldKey(item))) issues.push(issue(`items.${at}.id`, 'listed_twice'));
    seen.add(heldKey(item));
    issues.push(...itemIssues(item, employeeId, `items.${at}.to_employee_id`));
  }
  return issues;
};

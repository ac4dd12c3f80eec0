import { assetMark } from '#shared/assets/asset-tag.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getLeaver } from '#shared/contract/people/get-leaver.ts';
import type { NextDriverOut } from '#shared/contract/people/next-driver.ts';
import type { PlannedOut } from '#shared/contract/records/planned.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { heldKey, heldTypes, type HeldType, type LeaverAction } from '#shared/people/leaver.rules.ts';
import { isoOf } from '#shared/values/dates.ts';
import { lastDayOf } from '#shared/values/last-days.ts';
import { sumMoney } from '#shared/values/money.ts';
import { logoPath } from '../../ui/logo-path.ts';

export type Leaver = EndpointResponse<typeof getLeaver>;

/** A line of the checklist, the same for every kind of record. */
export type ChecklistLine = {
  key: string;
  type: HeldType;
  id: number;
  version: number;
  name: string;
  /** The plate, serial number or username, which distinguishes records of the same name. */
  mark: string | null;
  /** The type of a vehicle. */
  vehicle?: string;
  picture?: string | null;
  /** The first day; one that lies ahead is planned. */
  since: string;
  /** The last day, where one is planned. */
  until: string | null;
  /** Who is planned to get it next; null when nobody is. */
  planned: PlannedOut;
  kept: { date: string; by: string } | null;
  /** What it goes on costing a month after the last day, in EUR; null where that is nothing or not known. */
  monthly: number | null;
  /** Who could drive a vehicle next. */
  nextDrivers: readonly NextDriverOut[];
};

export type Choice = { action: LeaverAction; to: number };
/** The decisions by `key` of their line; lines without a decision are absent. */
export type Choices = Readonly<Record<string, Choice>>;

export type Lines = Readonly<Record<HeldType, readonly ChecklistLine[]>>;

type AssignedRecord = Pick<ChecklistLine, 'id' | 'version' | 'name' | 'kept' | 'planned'> & {
  start_date: string;
  end_date: string | null;
  planned_end: string | null;
};

const lastDayOrNull = (end: string | null): string | null => (end === null ? null : lastDayOf(end));

const lineOf = (
  type: HeldType,
  { id, version, name, kept, planned, start_date, end_date, planned_end }: AssignedRecord,
  mark: string | null,
): ChecklistLine => ({
  key: heldKey({ type, id }),
  type,
  id,
  version,
  name,
  mark,
  since: start_date,
  until: lastDayOrNull(end_date ?? planned_end),
  planned,
  kept,
  monthly: null,
  nextDrivers: [],
});

type Priced = { cost_monthly: number | null; end_date: string | null; planned_end: string | null };

/** What ends by the first day without costs nothing after it. */
const monthlyFrom =
  (date: string) =>
  ({ cost_monthly: cost, end_date, planned_end }: Priced): number | null => {
    const end = isoOf(end_date ?? planned_end ?? '');
    const isOver = end !== undefined && end <= (isoOf(date) ?? '');
    return isOver || cost === 0 ? null : cost;
  };

export const linesOf = ({ date, vehicles, assets, licences }: Leaver): Lines => ({
  car: vehicles.map((each) => ({
    ...lineOf('car', each, each.plate),
    vehicle: each.type,
    monthly: monthlyFrom(date)(each),
    nextDrivers: each.next_drivers,
  })),
  asset: assets.map((each) => ({ ...lineOf('asset', each, assetMark(each)), picture: each.picture })),
  software_license: licences.map((each) => ({
    ...lineOf('software_license', each, each.username),
    picture: logoPath(each.product_logo),
    monthly: monthlyFrom(date)(each),
  })),
});

export const isEmpty = (lines: Lines): boolean => heldTypes.every((type) => lines[type].length === 0);

/** The items of the request; a decision about a record that was handed over meanwhile is left out. */
export const itemsOf = (lines: Lines, choices: Choices) =>
  heldTypes
    .flatMap((type) => lines[type])
    .flatMap(({ key, type, id, version }) => {
      const choice = choices[key];
      if (!choice) return [];
      const { action, to } = choice;
      return [{ type, id, version, action, ...(action === 'transfer' && { to_employee_id: to }) }];
    });

export type SentItem = ReturnType<typeof itemsOf>[number];

/**
 * What the company goes on paying a month with these decisions; null where no cost is known. A licence that is returned
 * costs nothing any more, a vehicle that is returned does.
 */
export const stillPaid = (lines: Lines, choices: Choices): number | null => {
  const priced = heldTypes.flatMap((type) => lines[type]).filter(({ monthly }) => monthly !== null);
  const paid = priced.filter(({ key, type }) => type !== 'software_license' || choices[key]?.action !== 'return');
  return priced.length > 0 ? sumMoney(paid.map(({ monthly }) => monthly)) : null;
};

export const pathOf = (key: string): string => `things.${key}`;

/** The API's issues with the paths of the lines on the page in place of those in the request. */
export const issuesByLine = (issues: readonly Issue[], items: readonly SentItem[]): Issue[] =>
  issues.map((problem) => {
    const item = items[Number(/^items\.(\d+)\./.exec(problem.path)?.[1] ?? -1)];
    return item ? { ...problem, path: pathOf(heldKey(item)) } : problem;
  });

/** The number of lines with each decision. */
export const countsOf = (lines: Lines, choices: Choices): Record<LeaverAction | 'open', number> => {
  const counts = { return: 0, transfer: 0, keep: 0, open: 0 };
  for (const { key } of heldTypes.flatMap((type) => lines[type])) counts[choices[key]?.action ?? 'open'] += 1;
  return counts;
};

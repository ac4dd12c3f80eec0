import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getLeaver } from '#shared/contract/people/get-leaver.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { heldKey, heldTypes, type HeldType, type LeaverAction } from '#shared/people/leaver.rules.ts';
import { logoPath } from '../../ui/logo-path.ts';

export type Leaver = EndpointResponse<typeof getLeaver>;

/** A line of the checklist, the same for each kind. */
export type HeldLine = {
  key: string;
  type: HeldType;
  id: number;
  version: number;
  name: string;
  /** What tells it from others of that name. */
  mark: string | null;
  /** Of a vehicle. */
  vehicle?: string;
  picture?: string | null;
  since: string;
  kept: { date: string; by: string } | null;
};

export type Choice = { action: LeaverAction; to: number };
/** By `key`; what is still open is absent. */
export type Choices = Readonly<Record<string, Choice>>;

export type Lines = Readonly<Record<HeldType, readonly HeldLine[]>>;

type Held = Pick<HeldLine, 'id' | 'version' | 'name' | 'kept'> & { start_date: string };

const lineOf = (type: HeldType, { id, version, name, kept, start_date }: Held, mark: string | null): HeldLine => ({
  key: heldKey({ type, id }),
  type,
  id,
  version,
  name,
  mark,
  since: start_date,
  kept,
});

export const linesOf = ({ vehicles, assets, licences }: Leaver): Lines => ({
  car: vehicles.map((each) => ({ ...lineOf('car', each, each.plate), vehicle: each.type })),
  asset: assets.map((each) => ({ ...lineOf('asset', each, each.serial_number), picture: each.picture })),
  software_license: licences.map((each) => ({
    ...lineOf('software_license', each, each.username),
    picture: logoPath(each.product_logo),
  })),
});

export const isNothing = (lines: Lines): boolean => heldTypes.every((type) => lines[type].length === 0);

/** What is sent: a choice for something that is not held any more is left out. */
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

export const pathOf = (key: string): string => `things.${key}`;

/** Issues of what was sent, at the lines of the page. */
export const onPage = (issues: readonly Issue[], items: readonly SentItem[]): Issue[] =>
  issues.map((found) => {
    const item = items[Number(/^items\.(\d+)\./.exec(found.path)?.[1] ?? -1)];
    return item ? { ...found, path: pathOf(heldKey(item)) } : found;
  });

/** How many lines get which decision. */
export const countsOf = (lines: Lines, choices: Choices): Record<LeaverAction | 'open', number> => {
  const counts = { return: 0, transfer: 0, keep: 0, open: 0 };
  for (const { key } of heldTypes.flatMap((type) => lines[type])) counts[choices[key]?.action ?? 'open'] += 1;
  return counts;
};

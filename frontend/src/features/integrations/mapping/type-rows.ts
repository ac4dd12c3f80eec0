import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { MappingOut } from '#shared/contract/integrations/integration.ts';
import type { listUsedTypes } from '#shared/contract/push/list-used-types.ts';
import type { MappedPart } from '#shared/integrations/names.ts';
import { statutes } from '#shared/people/employee.ts';
import { monthKey } from '#shared/push/month.rules.ts';
import { fold } from '#shared/values/fold.ts';
import { nearMonth } from '../../../ui/near-month.ts';

type Statute = (typeof statutes)[number];

/** A code that can be chosen: of a type, for a statute or everybody, for full days or half ones. */
export type Slot = { readonly type_id: number; readonly statute: Statute | null; readonly part: MappedPart | null };

/** A code as it stands in a slot; '' for none. */
export type ChosenCode = { readonly code: string; readonly name: string };

/** A code with its name; one that was typed has no other name. */
export const nameOfCode = ({ code, name }: ChosenCode): string =>
  name === '' || name === code ? code : `${code} ${name}`;

/** A slot with the code that stands there; '' for none. */
export type CodeCell = Slot & { readonly code: string; readonly name: string; readonly gone: boolean };

/** The codes of a statute, or those that hold for everybody. */
export type CodePair = { readonly statute: Statute | null; readonly full: CodeCell; readonly half: CodeCell };

export type TypeRow = {
  readonly id: number;
  readonly name: string;
  readonly colour: MappingOut['colour'];
  readonly hint: string | null;
  readonly suggested: MappingOut['suggested'];
  /** Whether the type lacks a code, or has one that the office no longer knows. */
  readonly isMissing: boolean;
  readonly everybody: CodePair;
  readonly statutes: readonly CodePair[];
  /** Who changed one of its codes last, and when. */
  readonly changed: { readonly at: string; readonly by: string } | null;
};

/** Statutes whose days off go to payroll. */
const pushedStatutes = statutes.filter((statute) => statute !== 'self_employed');

const cellOf = (slot: Slot, row: MappingOut | undefined): CodeCell => ({
  ...slot,
  code: row?.payroll_day_off_type_id ?? '',
  name: row?.payroll_day_off_type_name ?? '',
  gone: row?.gone ?? false,
});

const pairOf = (typeId: number, statute: Statute | null, rows: readonly MappingOut[]): CodePair => {
  const own = rows.filter((row) => row.statute === statute);
  const ofPart = (part: MappedPart | null) => own.find((row) => row.part === part);
  // A code of whole days alone goes before the one of every part, so it is the one that is shown and changed.
  const whole = ofPart('whole');
  const full = whole !== undefined && whole.payroll_day_off_type_id !== null ? whole : ofPart(null);
  return {
    statute,
    full: cellOf({ type_id: typeId, statute, part: full === whole && whole ? 'whole' : null }, full),
    half: cellOf({ type_id: typeId, statute, part: 'half' }, ofPart('half')),
  };
};

const lastChange = (rows: readonly MappingOut[]): TypeRow['changed'] => {
  const [last] = rows
    .flatMap(({ changed_at: at, changed_by: by }) => (at !== null && by !== null ? [{ at, by }] : []))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  return last ?? null;
};

/** The types of the mapping with all of their codes, in the order of the answer. */
export const typeRowsOf = (mapping: readonly MappingOut[]): TypeRow[] =>
  [...Map.groupBy(mapping, (row) => row.type_id)].flatMap(([id, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const everybody = pairOf(id, null, rows);
    const pairs = [
      ...pushedStatutes,
      ...(rows.some((row) => row.statute === 'self_employed') ? (['self_employed'] as const) : []),
    ];
    return [
      {
        id,
        name: first.type_name,
        colour: first.colour,
        hint: first.payroll_hint,
        suggested: rows.find((row) => row.suggested !== null)?.suggested ?? null,
        isMissing: everybody.full.code === '' || rows.some((row) => row.gone),
        everybody,
        statutes: pairs.map((statute) => pairOf(id, statute, rows)),
        changed: lastChange(rows),
      },
    ];
  });

/** How many lines of a month each type makes for how many people, by its id. */
export type UsedTypes = {
  readonly month: string;
  readonly of: ReadonlyMap<number, { readonly lines: number; readonly people: number }>;
};

export const toUsedTypes = (
  { year, month, data }: EndpointResponse<typeof listUsedTypes>,
  today: string,
): UsedTypes => ({
  month: nearMonth(monthKey(year, month), today),
  of: new Map(data.map(({ type_id: type, ...counts }) => [type, counts])),
});

/** Whether a statute has a code of its own. */
export const hasOwnCode = ({ full, half }: CodePair): boolean => full.code !== '' || half.code !== '';

export const mappingFilters = ['all', 'missing', 'mapped'] as const;
export type MappingFilter = (typeof mappingFilters)[number];

/** How many types each filter shows. */
export const countTypes = (rows: readonly TypeRow[]): Record<MappingFilter, number> => {
  const missing = rows.filter(({ isMissing }) => isMissing).length;
  return { all: rows.length, missing, mapped: rows.length - missing };
};

const wordsOf = ({ name, everybody, statutes: pairs }: TypeRow): string =>
  fold(
    [name, ...[everybody, ...pairs].flatMap(({ full, half }) => [full.code, full.name, half.code, half.name])].join(
      ' ',
    ),
  );

/**
 * The types that are missing and those that are mapped, of a filter and a search: the most used first, before them those
 * that are `needed`.
 */
export const groupsOf = (
  rows: readonly TypeRow[],
  {
    filter,
    search,
    needed,
    used,
  }: { filter: MappingFilter; search: string; needed: ReadonlySet<number>; used: UsedTypes | undefined },
): { missing: TypeRow[]; mapped: TypeRow[] } => {
  const sought = fold(search.trim());
  const linesOf = ({ id }: TypeRow): number => used?.of.get(id)?.lines ?? 0;
  const found = rows
    .filter((row) => sought === '' || wordsOf(row).includes(sought))
    .toSorted((one, other) => linesOf(other) - linesOf(one));
  const isNeeded = ({ id }: TypeRow): number => Number(needed.has(id));
  return {
    missing:
      filter === 'mapped'
        ? []
        : found.filter(({ isMissing }) => isMissing).toSorted((one, other) => isNeeded(other) - isNeeded(one)),
    mapped: filter === 'missing' ? [] : found.filter(({ isMissing }) => !isMissing),
  };
};

/** The mapping with another code in a slot, as it looks before the answer of the office comes. */
export const withCode = (mapping: readonly MappingOut[], slot: Slot, code: ChosenCode): MappingOut[] => {
  const isSlot = (row: MappingOut): boolean =>
    row.type_id === slot.type_id && row.statute === slot.statute && row.part === slot.part;
  const put = (row: MappingOut): MappingOut => ({
    ...row,
    statute: slot.statute,
    part: slot.part,
    payroll_day_off_type_id: code.code === '' ? null : code.code,
    payroll_day_off_type_name: code.code === '' ? null : code.name,
    gone: false,
  });
  if (mapping.some(isSlot)) return mapping.map((row) => (isSlot(row) ? put(row) : row));
  const general = mapping.find((row) => row.type_id === slot.type_id);
  return general ? [...mapping, { ...put(general), changed_at: null, changed_by: null }] : [...mapping];
};

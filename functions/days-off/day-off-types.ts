import type { DayOffTypeOut } from '#shared/contract/days-off/day-off-type.ts';
import { dayOffTypeFields, type DayOffType, type DayOffTypeFields } from '#shared/days-off/day-off-type.ts';
import { ABSENT } from '#shared/days-off/request.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { sentFields } from '#shared/values/sent-fields.ts';
import { personDaysCollection } from './person-days-store.ts';
import { requestCollection } from './request-store.ts';
import { typeCollection } from './type-store.ts';

/** How many requests and corrections of balances name each type. */
export const typeUses = async (): Promise<ReadonlyMap<number, number>> => {
  const [requests, people] = await Promise.all([requestCollection.refresh(), personDaysCollection.refresh()]);
  const uses = new Map<number, number>();
  const count = (id: number): void => void uses.set(id, (uses.get(id) ?? 0) + 1);
  for (const { type_id: id } of requests.all()) count(id);
  for (const { corrections } of people.all()) for (const { type_id: id } of corrections) count(id);
  return uses;
};

/** What a new type is until somebody says otherwise. */
export const newType: Omit<DayOffTypeFields, 'name'> = {
  colour: 'indigo',
  unit: 'days',
  needs_approval: 1,
  has_balance: 0,
  strict_balance: 0,
  paid: 1,
  shown_as: 'name',
  payroll_hint: null,
  over_schedule: 0,
  keeps_holidays: 0,
  active: 1,
};

type Sent = { readonly [K in keyof DayOffTypeFields]?: DayOffTypeFields[K] | undefined };

/** The type after a save: what is absent stays. An absence needs no approval and has no balance. */
export const patchDayOffType = (before: DayOffType, sent: Sent): DayOffType => {
  const after: DayOffType = { ...before, ...sentFields(sent) };
  return after.kind === 'absence'
    ? { ...after, needs_approval: 0, has_balance: 0, strict_balance: 0 }
    : { ...after, strict_balance: after.has_balance === 1 ? after.strict_balance : 0 };
};

const byName = (one: DayOffType, other: DayOffType): number =>
  other.active - one.active || one.name.localeCompare(other.name) || one.id - other.id;

const present = (type: DayOffType, used: ReadonlyMap<number, number>): DayOffTypeOut => ({
  ...dayOffTypeFields.parse(type),
  id: type.id,
  version: type.version,
  kind: type.kind,
  in_use: used.has(type.id) ? 1 : 0,
});

/**
 * The types that this actor may know. Without the right to reasons every absence is called the same; who may enter one
 * enters it as the first of them.
 */
export const listOfTypes = async (actor: Actor): Promise<{ data: DayOffTypeOut[]; count: number }> => {
  const [rows, used] = await Promise.all([typeCollection.refresh(), typeUses()]);
  const all = [...rows.all()].toSorted(byName).map((type) => present(type, used));
  const [absence] = all.filter(({ kind, active }) => kind === 'absence' && active === 1);
  const data = can(actor, 'absences:reasons')
    ? all
    : all.flatMap((type) => {
        if (type.kind !== 'absence') return [type];
        return type === absence
          ? [{ ...type, name: ABSENT, colour: 'grey' as const, payroll_hint: null, keeps_holidays: 0 as const }]
          : [];
      });
  return { data, count: data.length };
};

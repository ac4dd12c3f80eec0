import {
  changeHolder,
  endIssues,
  endOn,
  withoutEnd,
  type PeriodChange,
  type Periods,
} from '#shared/assignments/periods.ts';
import { changesBetween } from '#shared/activity/changes.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import { licenseDated, licenseEnd, plannedEnd, withoutItsEnd, withPeriods } from '#shared/software/license.dated.ts';
import { ownPersonIssues } from '#shared/software/license.rules.ts';
import type { License } from '#shared/software/license.ts';
import { INSERTED_BY_HAND } from '#shared/software/product.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { correctedEvent } from '#functions/platform/assignments/correction.ts';
import { begunLateIssues } from '#functions/platform/assignments/given-late.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { undoneExtras } from '#functions/platform/records/extras-events.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { licenseClaims } from './license-claims.ts';
import { endEvents, holderWrites, licenseEvents, type How } from './license-events.ts';
import { licenseStore } from './license-store.ts';

/** The names of the product and the person. */
export type LicenseNames = { product: string; person: string };

export type LicensePlan = { value: License; issues: Issue[]; writes: Write[]; changed: boolean };

export type NewLicense = Pick<License, 'id' | 'product_id' | 'employee_id'> & {
  actor: Actor;
  username?: string | null | undefined;
  day: IsoDate;
  names: LicenseNames;
  at: Date;
  inserted?: { excel_import_id: string | null; insert_method: string };
  isImport?: boolean;
  numbers?: CustomValues | null;
  extras?: NewExtras | undefined;
};

/** A new licence, active from `day` on, also a later day; its claim fails where the person has one in use. */
export const planNewLicense = (plan: NewLicense): LicensePlan => {
  const { actor, id, product_id, employee_id, day, names, at, inserted, isImport = false, extras } = plan;
  const value: License = {
    id,
    version: 1,
    product_id,
    employee_id,
    username: plan.username ?? null,
    deleted: 0,
    date_enabled: day,
    date_deactivated: null,
    created_at: at.toISOString(),
    periods: [{ employee_id, start_date: day, end_date: null }],
    excel_import_id: inserted?.excel_import_id ?? null,
    insert_method: inserted?.insert_method ?? INSERTED_BY_HAND,
    custom_fields: extras ? extras.custom_fields : plan.numbers,
    tags: extras?.tags,
  };
  const payload = {
    name: names.product,
    person_name: names.person,
    employee_id,
    date: toDmy(day),
    ...(isImport && { via_excel: true }),
  };
  const writes = [
    licenseStore.create(value),
    ...licenseClaims.change(undefined, value),
    ...licenseEvents(actor, value, [employee_id], 'license_added', payload),
  ];
  return { value, issues: begunLateIssues([], value.periods, () => 'start_date'), writes, changed: true };
};

type LicenseEdit = {
  username?: string | null | undefined;
  /** The person who has the licence from `day` on; absent leaves everything as it is and as it is planned. */
  employee_id?: number | undefined;
  /** Absent: today, and for the present person that the plan is called off. */
  day?: IsoDate | null | undefined;
};

type EditOptions = {
  extras?: NewExtras | undefined;
  how?: How;
  excel_import_id?: string | null;
  present?: (value: License) => unknown;
};

const START = { start: 'start_date', end: 'start_date' };

/** The periods after an edit, and what is wrong with its day. A planned end stays. */
const editedPeriods = (before: License, { employee_id: to, day }: LicenseEdit): PeriodChange => {
  if (to === undefined) return { issues: [], periods: before.periods };
  const ends = plannedEnd(before);
  const moved = changeHolder(withoutEnd(before.periods, ends), { to, day, today: today(), paths: START });
  if (moved.issues.length > 0) return moved;
  const left = begunLateIssues(before.periods, moved.periods, () => 'start_date');
  if (ends === null) return { ...moved, issues: left };
  const late = day && day >= ends ? [issue('start_date', 'deactivated_then', { day: toDmy(ends) })] : [];
  return { issues: [...left, ...late], periods: endOn(moved.periods, ends) };
};

const isSame = (one: Periods, other: Periods): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A new username, another person from a day on, or both. */
export const planLicenseEdit = (
  actor: Actor,
  before: License,
  edit: LicenseEdit,
  { extras, how = {}, excel_import_id = before.excel_import_id, present }: EditOptions = {},
): LicensePlan => {
  const { username = before.username } = edit;
  const { issues, periods } = editedPeriods(before, edit);
  const isMoved = !isSame(before.periods, periods);
  const moved = isMoved ? withPeriods(before, periods, today(), today()) : before;
  const value: License = { ...moved, username, excel_import_id, ...extras };
  // The day since when somebody else has it stands with that person.
  const isSamePerson = value.employee_id === before.employee_id;
  const changes = changesBetween(before, value, ['username', ...(isSamePerson ? (['date_enabled'] as const) : [])]);
  const changed = isMoved || changes.length > 0 || extras !== undefined;
  const writes = [
    licenseStore.update(before, value, present),
    ...licenseClaims.change(before, value),
    ...(changes.length > 0
      ? [
          recordEvent(actor, {
            object: 'software_license',
            id: before.id,
            type: 'license_updated',
            payload: { changes, ...how },
          }),
        ]
      : []),
    ...holderWrites(actor, before, value, how),
  ];
  return { value, issues, writes: changed ? writes : [], changed };
};

/**
 * Deactivates a licence on a day: its person has it until then. A day that lies ahead plans the end, another day
 * corrects the one it has or had.
 */
export const planDeactivation = (actor: Actor, before: License, day: IsoDate): LicensePlan => {
  const periods = withoutItsEnd(before);
  const issues = endIssues(periods, day, today(), 'end_date');
  const value = withPeriods(before, endOn(periods, day), day, today());
  const writes = [
    licenseStore.update(before, value),
    ...licenseClaims.change(before, value),
    ...holderWrites(actor, before, value),
    ...endEvents(actor, value, 'license_deactivated', day),
  ];
  return { value, issues, writes, changed: true };
};

/** Gives a licence back to its last person from today on, or calls its planned end off. */
export const planReactivation = (actor: Actor, before: License): LicensePlan => {
  const ends = plannedEnd(before);
  const to = before.employee_id;
  const { issues, periods } =
    ends === null
      ? changeHolder(before.periods, { to, today: today(), paths: START })
      : { issues: [], periods: withoutItsEnd(before) };
  const value = withPeriods(before, periods, today(), today());
  const writes = [
    licenseStore.update(before, value),
    ...licenseClaims.change(before, value),
    ...endEvents(actor, value, 'license_reactivated', ends ?? today()),
  ];
  return { value, issues, writes, changed: true };
};

/** Puts another history in the place of the present one, with the same people. */
export const planCorrection = (actor: Actor, before: License, periods: Periods): LicensePlan => {
  const value = withPeriods(before, periods, before.date_deactivated ?? today(), today());
  const issues = ownPersonIssues(before, periods);
  const changed = !isSame(before.periods, periods);
  const writes = [
    licenseStore.update(before, value),
    ...licenseClaims.change(before, value),
    correctedEvent(actor, 'software_license', before.id, {
      before: before.periods,
      after: periods,
    }),
  ];
  return { value, issues, writes: changed ? writes : [], changed };
};

/** The events of an undo: who has the licence again, or gets it, and whether and when it ends. */
const undoneEvents = (actor: Actor, current: License, value: License): Write[] => {
  const how = { via_undo: true } as const;
  const [was, is] = [licenseEnd(current), licenseEnd(value)];
  const ends =
    was === is
      ? []
      : is === null
        ? endEvents(actor, value, 'license_reactivated', plannedEnd(current) ?? today(), how)
        : endEvents(actor, value, 'license_deactivated', is, how);
  return [...holderWrites(actor, current, value, how), ...ends];
};

/** Puts back the values and the periods that a licence had; `before` null removes it. */
export const planLicenseUndo = (
  actor: Actor,
  current: License,
  before: License | null,
  { names, customFields }: { names: LicenseNames; customFields: readonly CustomField[] },
): Write[] => {
  if (!before) {
    const { employee_id } = current;
    const payload = { name: names.product, person_name: names.person, employee_id, via_undo: true };
    return [
      licenseStore.remove(current),
      ...licenseClaims.change(current, undefined),
      ...licenseEvents(actor, current, [employee_id], 'license_deleted_permanently', payload),
    ];
  }
  const value = { ...licenseDated.asOf(before, today()), version: current.version };
  const changes = changesBetween(current, value, ['username']);
  return [
    licenseStore.update(current, value),
    ...licenseClaims.change(current, value),
    ...(changes.length > 0
      ? [
          recordEvent(actor, {
            object: 'software_license',
            id: current.id,
            type: 'license_updated',
            payload: { changes, via_undo: true },
          }),
        ]
      : []),
    ...undoneEvents(actor, current, value),
    ...undoneExtras(actor, 'software_license', current, value, customFields),
  ];
};

import { changesBetween } from '#shared/activity/events.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import { activated, deactivated } from '#shared/software/license.rules.ts';
import type { License } from '#shared/software/license.ts';
import { INSERTED_BY_HAND } from '#shared/software/product.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { handOver } from '#shared/assignments/periods.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { extrasEvents } from '#functions/platform/records/extras-events.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { licenseEvents, namesOf } from './license-events.ts';
import { licenseClaims, licenseStore } from './license-store.ts';

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

/** A new licence, active from `day` on; its claim fails where the person has an active one. */
export const planNewLicense = (plan: NewLicense): LicensePlan => {
  const { actor, id, product_id, employee_id, day, names, at, inserted, isImport = false, extras } = plan;
  const { issues, periods } = activated([], employee_id, day);
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
    periods: [...periods],
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
    ...licenseClaims(undefined, value),
    ...licenseEvents(actor, value, [employee_id], 'license_added', payload),
  ];
  return { value, issues, writes, changed: true };
};

type LicenseEdit = {
  username?: string | null | undefined;
  /** Another person, who gets the licence on `day`. */
  employee_id?: number | undefined;
  day: IsoDate;
  old_person: string;
  new_person: string;
};

type How = { via_excel?: true; via_undo?: true };

/** A new username, another person, or both. */
export const planLicenseEdit = (
  actor: Actor,
  before: License,
  edit: LicenseEdit,
  {
    extras,
    how = {},
    excel_import_id = before.excel_import_id,
    present,
  }: {
    extras?: NewExtras | undefined;
    how?: How;
    excel_import_id?: string | null;
    present?: (value: License) => unknown;
  } = {},
): LicensePlan => {
  const { username = before.username, employee_id = before.employee_id, day } = edit;
  const isReassigned = employee_id !== before.employee_id;
  const paths = { start: 'start_date', end: 'start_date' };
  const moved = isReassigned
    ? handOver(before.periods, employee_id, day, day, paths)
    : { issues: [], periods: before.periods };
  const value: License = {
    ...before,
    username,
    employee_id,
    date_enabled: isReassigned ? day : before.date_enabled,
    periods: [...moved.periods],
    excel_import_id,
    ...extras,
  };
  const changes = changesBetween(before, value, ['username']);
  const changed = isReassigned || changes.length > 0 || extras !== undefined;
  const payload = {
    name: namesOf(before).name,
    old_person_name: edit.old_person,
    new_person_name: edit.new_person,
    employee_id,
    date: toDmy(day),
  };
  const writes = [
    licenseStore.update(before, value, present),
    ...licenseClaims(before, value),
    ...(changes.length > 0
      ? [recordEvent(actor, 'software_license', before.id, 'license_updated', { changes, ...how })]
      : []),
    ...(isReassigned
      ? licenseEvents(actor, before, [before.employee_id, employee_id], 'license_reassigned', payload)
      : []),
  ];
  return { value, issues: moved.issues, writes: changed ? writes : [], changed };
};

/** Deactivates a licence: its person has it until `day`. */
export const planDeactivation = (actor: Actor, before: License, day: IsoDate, how: How = {}): Write[] => {
  const periods = [...deactivated(before.periods, day)];
  const value = { ...before, deleted: 1 as const, date_deactivated: day, periods };
  const payload = { ...namesOf(before), date: toDmy(day), ...how };
  return [
    licenseStore.update(before, value),
    ...licenseClaims(before, value),
    ...licenseEvents(actor, before, [before.employee_id], 'license_deactivated', payload),
  ];
};

/** Reactivates a licence: its person has it again from `day` on. */
export const planReactivation = (actor: Actor, before: License, day: IsoDate, how: How = {}): LicensePlan => {
  const { issues, periods } = activated(before.periods, before.employee_id, day);
  const value = { ...before, deleted: 0 as const, date_enabled: day, date_deactivated: null, periods: [...periods] };
  const payload = { ...namesOf(before), date: toDmy(day), ...how };
  const writes = [
    licenseStore.update(before, value),
    ...licenseClaims(before, value),
    ...licenseEvents(actor, before, [before.employee_id], 'license_reactivated', payload),
  ];
  return { value, issues, writes, changed: true };
};

/** The events of an undo: who has the licence again, and whether it is in use again. */
const undoneEvents = (actor: Actor, current: License, value: License, day: IsoDate): Write[] => {
  const [was, is] = [namesOf(current), namesOf(value)];
  const payload = { ...is, date: toDmy(day), via_undo: true };
  const [old, now] = [current.employee_id, value.employee_id];
  const names = { old_person_name: was.person_name, new_person_name: is.person_name };
  const { person_name: _, ...common } = payload;
  return [
    ...(old === now ? [] : licenseEvents(actor, value, [old, now], 'license_reassigned', { ...common, ...names })),
    ...(current.deleted === value.deleted
      ? []
      : licenseEvents(
          actor,
          value,
          [now],
          value.deleted === 1 ? 'license_deactivated' : 'license_reactivated',
          payload,
        )),
  ];
};

/** Puts back the values that a licence had; `before` null removes it. */
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
      ...licenseClaims(current, { ...current, deleted: 1 }),
      ...licenseEvents(actor, current, [employee_id], 'license_deleted_permanently', payload),
    ];
  }
  const value = { ...before, version: current.version };
  const changes = changesBetween(current, value, ['username']);
  return [
    licenseStore.update(current, value),
    ...licenseClaims(current, value),
    ...(changes.length > 0
      ? [recordEvent(actor, 'software_license', current.id, 'license_updated', { changes, via_undo: true })]
      : []),
    ...undoneEvents(actor, current, value, today()),
    ...extrasEvents(actor, 'software_license', current, value, customFields, { via_undo: true }),
  ];
};

import * as z from 'zod';
import { customFieldChanges } from '#shared/custom-fields/custom-field.ts';
import { currencies } from '#shared/values/currency.ts';
import { id } from '#shared/values/wire.ts';
import { mailProblems, mailPurposes, problemStates } from '#shared/mail/mail.ts';
import { objectTypes } from '#shared/records/object-types.ts';
import { invitationAnswers, sessionFates } from '#shared/trainings/names.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { contractPayloads, templatePayloads } from './contract-events.ts';
import { dayOffPayloads, daysOffSettingsPayloads, personDaysPayloads } from './days-off-events.ts';
import { integrationPayloads, webhookPayloads } from './integration-events.ts';
import { holderName, payloadsOfBefore } from './events-of-before.ts';
import { workPayloads } from './person-events.ts';

/** What can happen to a type of assets, as the feed records it. */
const assetTypeChanges = ['renamed', 'archived', 'restored', 'merged'] as const;
export type AssetTypeChange = (typeof assetTypeChanges)[number];

/** The kinds of subject that events are recorded for: users and integrations have a feed but no files, tags or notes. */
export const feedObject = z.enum([...objectTypes, 'user', 'integration']);
export type FeedObject = z.infer<typeof feedObject>;

const holder = { employee_id: z.int().nonnegative(), name: holderName };
/** The owner by number, which feeds of before lack. */
const owner = { owner_name: holderName, employee_id: id.optional() };
/** Names a participant in the feeds of the training and of the person; feeds of before lack the person. */
const participation = {
  training_name: z.string().optional(),
  person_name: holderName.optional(),
  employee_id: id.optional(),
};
/** Names a licence in the feeds of its product and its person, since the licence itself has no name. */
const licenseNames = { name: z.string().optional(), employee_id: id.optional() };
/** A status or result by its code; feeds of before hold it in words. */
const statusText = z.string().nullish();
/** What a mail was about and to whom it went: `employee_id` is absent for a user. */
const mail = { purpose: z.enum(mailPurposes), name: holderName, employee_id: id.optional() };
const change = z.object({ field: z.string(), old: z.unknown(), new: z.unknown() });
/** A changed custom field, with the name that the field had at that moment; events of before lack its type. */
const customChange = change.extend({ name: z.string(), type: z.enum(['yes_no', 'money']).optional() });
const currency = z.enum(currencies).optional();
/** An amount in another currency than the euro names it, and the one of before where the save changed it. */
const vehicleChange = change.extend({ currency, old_currency: currency });

/** Whom a reminder is for, and what it says, unless somebody noted it for themselves. */
const reminded = {
  to: holderName.optional(),
  role: z.string().optional(),
  date: z.string(),
  message: z.string().optional(),
};

/** The right that a user asked for, with what it is called in each language. */
const rightOfUser = {
  user_name: z.string(),
  permission: z.string(),
  right: z.object({ nl: z.string(), fr: z.string(), en: z.string() }),
};
/** What made the change when it was not made in a form. */
const viaExcel = { via_excel: z.boolean().optional() };
const viaUndo = { via_undo: z.boolean().optional() };
const via = { ...viaExcel, ...viaUndo };
/** When a thing went from one to the other; numbers are absent for nobody, and in feeds of before. */
const handOver = { old_employee_id: id.optional(), new_employee_id: id.optional(), date: z.string(), ...viaUndo };

/**
 * One payload per event type (docs/areas/records.md#feed), by the kind of record that the event is about; `any` holds
 * the types that every kind has. Payloads are stored as JSON, so a payload only ever gains optional fields.
 */
const payloadsBySubject = {
  car: {
    car_added: z.object({ ...viaExcel, name: z.string() }),
    car_updated: z.object({ changes: z.array(vehicleChange), ...via }),
    car_owner_changed: z.object({ old_owner_name: holderName, new_owner_name: holderName, ...handOver }),
    car_assigned: z.object({ ...holder, date: z.string(), ...viaUndo }),
    car_unassigned: z.object({ ...holder, date: z.string(), ...viaUndo }),
    car_deleted: z.object({ date_end: z.string().nullable(), ...viaUndo }),
    car_undeleted: z.object({ ...viaUndo }),
    /** The payroll office has the vehicle: what it received is locked from then on. */
    car_confirmed: z.object({ integration_name: z.string() }),
    car_deleted_permanently: z.object({ name: z.string(), ...viaUndo }),
  },
  asset: {
    asset_added: z.object({
      ...viaExcel,
      name: z.string(),
      /** The owner from the first day on; absent for nobody. */
      owner_name: holderName.optional(),
      employee_id: id.optional(),
      date: z.string().optional(),
    }),
    asset_updated: z.object({ changes: z.array(change), ...via }),
    /** Null is nobody. */
    asset_owner_changed: z.object({
      old_owner_name: holderName.nullable(),
      new_owner_name: holderName.nullable(),
      ...handOver,
    }),
    asset_accepted: z.object(owner),
    /** The owner refused it. */
    asset_request_declined: z.object({ ...owner, reason: z.string() }),
    /** Somebody saw it on that day. */
    asset_checked: z.object({ date: z.string(), message: z.string().optional() }),
    asset_check_taken_back: z.object({ date: z.string(), ...viaUndo }),
    asset_deleted: z.object({ ...viaUndo }),
    asset_undeleted: z.object({ ...viaUndo }),
    asset_deleted_permanently: z.object({ name: z.string(), ...viaUndo }),
  },
  software_product: {
    software_product_added: z.object({ ...viaExcel, name: z.string() }),
    software_product_updated: z.object({ changes: z.array(change), ...via }),
    software_product_deleted: z.object({}),
    software_product_undeleted: z.object({}),
    software_product_deleted_permanently: z.object({ name: z.string(), ...viaUndo }),
    /** Recorded by a schedule, once for each date. */
    software_product_renewal_due: z.object({ date: z.string() }),
    software_product_renewal_passed: z.object({ date: z.string() }),
  },
  /** These events are repeated in the feeds of the product and of the person. */
  software_license: {
    license_added: z.object({
      ...viaExcel,
      /** The name of the product. */
      name: z.string(),
      person_name: holderName,
      employee_id: id.optional(),
      date: z.string(),
    }),
    license_updated: z.object({ changes: z.array(change), ...via }),
    license_reassigned: z.object({
      ...licenseNames,
      old_person_name: holderName,
      new_person_name: holderName,
      date: z.string(),
      ...viaUndo,
    }),
    license_deactivated: z.object({
      ...licenseNames,
      person_name: holderName.optional(),
      date: z.string(),
      ...via,
    }),
    license_reactivated: z.object({
      ...licenseNames,
      person_name: holderName.optional(),
      date: z.string(),
      ...via,
    }),
    license_deleted_permanently: z.object({
      name: z.string(),
      person_name: holderName,
      employee_id: id.optional(),
      ...viaUndo,
    }),
  },
  employee: {
    employee_added: z.object({ ...viaExcel, name: z.string() }),
    employee_updated: z.object({ changes: z.array(change), ...via }),
    employee_deleted: z.object({ active_until: z.string().nullable() }),
    /** `called_off` is the planned last day of somebody who had not left yet. */
    employee_undeleted: z.object({ called_off: z.string().optional() }),
    employee_deleted_permanently: z.object({ name: z.string(), ...viaUndo }),
    /** The leaver checklist of a person: how many items each decision was taken for. */
    leaver_checklist: z.object({
      date: z.string(),
      returned: z.int().nonnegative(),
      transferred: z.int().nonnegative(),
      kept: z.int().nonnegative(),
    }),
    /** An item of the company's own checklist was ticked, or unticked. */
    checklist_item_done: z.object({ name: z.string() }),
    checklist_item_reopened: z.object({ name: z.string() }),
    /** Everything held about the person left as a file. */
    person_data_exported: z.object({}),
    /** An erasure keeps nothing of the person but the number. */
    erasure_asked: z.object({ employee_id: id }),
    erasure_called_off: z.object({ employee_id: id }),
    person_erased: z.object({ employee_id: id }),
    ...workPayloads,
    ...personDaysPayloads,
    ...payloadsOfBefore,
  },
  program: {
    program_added: z.object({ ...viaExcel, name: z.string() }),
    program_updated: z.object({ changes: z.array(change), ...via }),
    /** What became of its sessions, and how many they were. */
    program_deleted: z.object({ sessions: z.enum(sessionFates), count: z.int().nonnegative() }),
    program_undeleted: z.object({}),
    program_deleted_permanently: z.object({ name: z.string(), ...viaUndo }),
  },
  training: {
    training_added: z.object({ ...viaExcel, name: z.string() }),
    training_updated: z.object({ changes: z.array(change), ...via }),
    training_deleted: z.object({ ...viaUndo }),
    training_undeleted: z.object({ ...viaUndo }),
    training_deleted_permanently: z.object({ name: z.string(), ...viaUndo }),
    training_moved_to_program: z.object({ program_name: z.string() }),
    training_removed_from_program: z.object({ program_name: z.string() }),
  },
  /** These events are repeated in the feeds of the training and of the person. */
  training_employee: {
    participant_added_to_training: z.object({ ...participation, ...via }),
    /** All places were taken; the position is that on the waiting list. */
    participant_waiting: z.object({ ...participation, position: z.int().positive(), ...via }),
    participant_got_place: z.object(participation),
    participant_removed_from_training: z.object({ ...participation, ...via }),
    participant_status_changed: z.object({ ...participation, old: statusText, new: statusText, ...via }),
    participant_result_changed: z.object({ ...participation, old: statusText, new: statusText, ...via }),
    participant_invited: z.object(participation),
    participant_answered: z.object({ ...participation, answer: z.enum(invitationAnswers) }),
    /** The days changed after a yes. */
    participant_asked_again: z.object(participation),
    certificate_set: z.object({
      ...participation,
      obtained_on: z.string(),
      valid_until: z.string().nullable(),
      ...via,
    }),
    /** Recorded by a schedule, once for each notice. */
    certificate_expiring: z.object({ ...participation, valid_until: z.string() }),
  },
  contract_template: templatePayloads,
  contract: contractPayloads,
  day_off_request: dayOffPayloads,
  user: {
    /** The rights of a user, who is named, or the function of a person, who is not. */
    role_updated: z.object({ user_name: z.string().optional(), changes: z.array(change), ...via }),
    user_added: z.object({ user_name: z.string(), role: z.string() }),
    user_deactivated: z.object({ user_name: z.string() }),
    sessions_revoked: z.object({ user_name: z.string() }),
    /** A right that the user asked for, and one that an administrator does not give. */
    right_asked: z.object(rightOfUser),
    right_dismissed: z.object(rightOfUser),
    features_updated: z.object({ changes: z.array(change) }),
    api_key_added: z.object({ key_name: z.string(), scopes: z.array(z.string()), expires_on: z.string() }),
    api_key_revoked: z.object({ key_name: z.string() }),
    training_settings_updated: z.object({ changes: z.array(change) }),
    company_updated: z.object({ changes: z.array(change) }),
    /** The Belgian figures of a year that the company added. */
    parameters_updated: z.object({
      year: z.int(),
      source: z.string(),
      reference_petrol: z.number(),
      reference_diesel: z.number(),
      benefit_minimum: z.number(),
      co2_index: z.number(),
    }),
    ...webhookPayloads,
    ...daysOffSettingsPayloads,
    /** Events of before lack the purpose. */
    impersonation_started: z.object({ user_name: z.string(), purpose: z.string().optional() }),
    impersonation_stopped: z.object({ user_name: z.string() }),
    /** A list left as a file: its name, and its columns by their headers in the file. Other files have a name of their own. */
    exported: z.object({
      list: z.string(),
      columns: z.array(z.string()),
      rows: z.int().nonnegative(),
      filtered: z.boolean(),
      name: z.string().optional(),
    }),
  },
  integration: integrationPayloads,
  any: {
    /** The leaver checklist leaves the record with the person who has it. */
    kept_by_leaver: z.object(holder),
    /** A planned change of holder is called off; a null name is nobody. `date` is its day. */
    /** `date_end` in place of a holder: the planned end of use of a vehicle. */
    plan_called_off: z.object({
      name: holderName.nullable().optional(),
      date: z.string().optional(),
      date_end: z.string().optional(),
      ...viaUndo,
    }),
    /** Who held the record when, before and after a correction, as text. */
    history_corrected: z.object({ old: holderName, new: holderName }),
    custom_field_updated: z.object({ changes: z.array(customChange), ...via }),
    /** A change to the definitions of custom fields, not to a value; `name` is empty when their order changes. */
    custom_field_defined: z.object({ what: z.enum(customFieldChanges), object: z.string(), name: z.string() }),
    /** A type of assets was changed; `into` is its new name, or the type with which it was merged. */
    asset_type_defined: z.object({ what: z.enum(assetTypeChanges), name: z.string(), into: z.string() }),
    tags_updated: z.object({ added: z.array(z.string()), removed: z.array(z.string()), ...via }),
    note_added: z.object({ note: z.string() }),
    /** These two change what an earlier note says, and stand in the line of that note alone. */
    note_edited: z.object({ note_id: z.string(), note: z.string() }),
    note_taken_back: z.object({ note_id: z.string() }),
    message_sent: z.object({ to: z.enum(['reseller', 'payroll']), message: z.string() }),
    mail_sent: z.object(mail),
    /** What the mail service said may name an address, so it stands in the list of sent mail only. */
    mail_failed: z.object({ ...mail, state: z.enum(problemStates), problem: z.enum(mailProblems) }),
    file_added: z.object({ filename: z.string() }),
    file_renamed: z.object({ filename: z.string(), old_filename: z.string() }),
    file_type_changed: z.object({ filename: z.string(), old: z.string().nullable(), new: z.string().nullable() }),
    /** The last day of a document (dd/mm/yyyy); null for none. */
    file_validity_changed: z.object({ filename: z.string(), old: z.string().nullable(), new: z.string().nullable() }),
    file_deleted: z.object({ filename: z.string() }),
    file_restored: z.object({ filename: z.string() }),
    /** A reminder was sent. `to` is a person, or `role` all users of a role; `date` is its day (dd/mm/yyyy). */
    reminder_due: z.object({ ...reminded, late: z.boolean() }),
    reminder_not_sent: z.object({ ...reminded, why: z.enum(['person_left', 'nobody', 'no_address']) }),
    /** Somebody opened the page of their link for the first time; `name` is theirs. */
    link_opened: z.object({ purpose: z.string(), name: holderName }),
    file_read: z.object({ filename: z.string(), how: z.enum(['attachment', 'inline']) }),
  },
} as const satisfies Readonly<Record<FeedObject | 'any', Readonly<Record<string, z.ZodObject>>>>;

type Subject = keyof typeof payloadsBySubject;

export const eventPayloads = {
  ...payloadsBySubject.car,
  ...payloadsBySubject.asset,
  ...payloadsBySubject.software_product,
  ...payloadsBySubject.software_license,
  ...payloadsBySubject.employee,
  ...payloadsBySubject.program,
  ...payloadsBySubject.training,
  ...payloadsBySubject.training_employee,
  ...payloadsBySubject.day_off_request,
  ...payloadsBySubject.contract_template,
  ...payloadsBySubject.contract,
  ...payloadsBySubject.user,
  ...payloadsBySubject.integration,
  ...payloadsBySubject.any,
};

export type EventType = { [S in Subject]: keyof (typeof payloadsBySubject)[S] }[Subject];
export type EventPayload<T extends EventType> = z.infer<(typeof eventPayloads)[T]>;
export const eventTypes = keysOf(eventPayloads);

/** The events that tell of a record that is gone for good. */
export const permanentDeletions: readonly EventType[] = eventTypes.filter((type) =>
  type.endsWith('_deleted_permanently'),
);

const knownObjects = new Set<string>(feedObject.options);
/** Whether an event is of a type and a kind that this release knows; a later one that was taken back may have left others. */
export const isKnownEvent = ({ type, object }: { readonly type: string; readonly object: string }): boolean =>
  Object.hasOwn(eventPayloads, type) && knownObjects.has(object);

const subjects = new Map<string, Subject>(
  Object.entries(payloadsBySubject).flatMap(([subject, payloads]) =>
    Object.keys(payloads).map((type) => [type, subject as Subject] as const),
  ),
);

/** The kind of record that events of this type are about; null for a type that every kind has. */
export const subjectOf = (type: EventType): FeedObject | null => {
  const subject = subjects.get(type);
  return subject === undefined || subject === 'any' ? null : subject;
};

/**
 * The kind of record that one event is about. The function of a person changes under the type that rights of users have;
 * only the latter name a user.
 */
export const subjectOfEvent = (type: EventType, payload: object): FeedObject | null =>
  type === 'role_updated' && !('user_name' in payload) ? 'employee' : subjectOf(type);

const isHolderName = (schema: unknown): boolean =>
  schema === holderName ||
  ((schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) && isHolderName(schema.unwrap()));

/** Whether nothing records events of this type any more, so that only feeds of before hold it. */
export const isOfBefore = (type: EventType): boolean => Object.hasOwn(payloadsOfBefore, type);

/** Whether an event changes what an earlier note says; feeds show it in the line of the note. */
export const isOfNote = (type: EventType): boolean => type === 'note_edited' || type === 'note_taken_back';

/** The fields of a payload that name somebody who has or had the record. */
export const holderNamesIn = (type: EventType): string[] =>
  Object.entries<unknown>(Object.hasOwn(eventPayloads, type) ? eventPayloads[type].shape : {}).flatMap(
    ([field, schema]) => (isHolderName(schema) ? [field] : []),
  );

const noteActs = ['edit', 'take_back'] as const;
export type NoteAct = (typeof noteActs)[number];

/** A feed line as it leaves the API. */
export const activityItem = z.object({
  id: z.string(),
  event_type: z.enum(eventTypes),
  event_info_json: z.record(z.string(), z.unknown()),
  real_name: z.string(),
  user_avatar: z.string().nullable(),
  /** dd/mm/yyyy hh:mm, Belgian time. */
  date_formatted: z.string(),
  /** ISO instant, for relative times. */
  at: z.string(),
  acting_as: z.string().nullable(),
  /** Where the request came from, for readers of the audit trail; absent for schedules and events of before. */
  origin: z.object({ request_id: z.string(), address: z.string() }).optional(),
  relatedObject: feedObject,
  relatedObjectId: id,
  /** In the feed of the company: the present name of the record, null when the record is gone. */
  related_name: z.string().nullable().optional(),
  /** What the reader may do with this note; absent for nothing. */
  note_acts: z.array(z.enum(noteActs)).optional(),
  /** In the compact feed of the company: how many more lines of the same run stand behind this one. */
  alike: z.int().positive().optional(),
});
export type ActivityItem = z.infer<typeof activityItem>;

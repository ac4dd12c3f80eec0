import { randomUUID } from 'node:crypto';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import type { ParticipantResult, ParticipantStatus } from '#shared/trainings/names.ts';
import { NEW_RESULT, NEW_STATUS, withCertificate } from '#shared/trainings/participant.rules.ts';
import type { Certificate, Participant } from '#shared/trainings/participant.ts';
import { toDmy, toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { invitationMail, removalMail, undoneRemovalMail } from './invitation.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { trainingCollection, type KnownTraining } from './training-collection.ts';
import { participantEvents, type How } from './participant-events.ts';
import { claimPair, participantStore } from './participant-store.ts';

export type ParticipantPlan = { value: Participant; writes: Write[] };

/** A participant after one of several changes of a save, and the events of the change. */
type Step = { readonly value: Participant; readonly events: readonly Write[] };

type Addition = {
  readonly actor: Actor;
  readonly training_id: number;
  readonly employee_id: number;
  /** The record of a person who was removed before. */
  readonly before: Participant | undefined;
  /** The id of a new record. */
  readonly id: number;
  readonly at: Date;
  /** The position on the waiting list; null for somebody who gets a place. */
  readonly position: number | null;
  readonly numbers?: CustomValues | null;
  readonly extras?: NewExtras | undefined;
  readonly importId?: string | null;
  /** Undoes a removal: status, result and answer are those of before. */
  readonly asBefore?: boolean | undefined;
  readonly how?: How;
};

const additionStep = (addition: Addition): Step => {
  const { actor, training_id, employee_id, before, id, at, position, extras, asBefore = false } = addition;
  const isWaiting = position !== null;
  const again = asBefore ? before : undefined;
  const how = again ? ({ via_undo: true } as const) : (addition.how ?? {});
  const value: Participant = {
    id: before?.id ?? id,
    version: before?.version ?? 1,
    training_id,
    employee_id,
    status: isWaiting ? null : (again?.status ?? NEW_STATUS),
    result: isWaiting ? null : (again?.result ?? NEW_RESULT),
    waiting: isWaiting ? 1 : 0,
    queued_at: at.toISOString(),
    answer: again?.answer ?? null,
    invited_at: again?.invited_at ?? null,
    told_sequence: isWaiting ? null : (again?.told_sequence ?? null),
    entry_uid: again ? again.entry_uid : randomUUID(),
    certificates: before?.certificates ?? [],
    deleted: 0,
    created_at: before?.created_at ?? at.toISOString(),
    changed_on: again?.changed_on ?? null,
    excel_import_id: addition.importId ?? null,
    custom_fields: extras ? extras.custom_fields : before ? before.custom_fields : (addition.numbers ?? null),
    tags: extras ? extras.tags : (before?.tags ?? null),
  };
  const events = isWaiting
    ? participantEvents(actor, value, 'participant_waiting', { position, ...how })
    : participantEvents(actor, value, 'participant_added_to_training', how);
  return { value, events };
};

const savedNew = (before: Participant | undefined, value: Participant): Write =>
  before ? participantStore.update(before, value) : participantStore.create(value);

/** Adds a person to a training, or to its waiting list. Somebody who was removed comes back with their certificates. */
export const planAddition = (addition: Addition): ParticipantPlan => {
  const { value, events } = additionStep(addition);
  return { value, writes: [savedNew(addition.before, value), claimPair(value), ...events] };
};

/** Removes a person; who was invited to a training that lies ahead is told. */
export const planRemoval = (
  actor: Actor,
  before: Participant,
  training: KnownTraining | undefined,
  how: How = {},
): ParticipantPlan => {
  const value: Participant = { ...before, deleted: 1 };
  return {
    value,
    writes: [
      participantStore.update(before, value),
      ...participantEvents(actor, value, 'participant_removed_from_training', how),
      ...removalMail(training, before),
    ],
  };
};

/** Gives a place that came free to somebody on the waiting list. Nobody in particular does it. */
export const planPlace = (before: Participant, training: KnownTraining): ParticipantPlan => {
  const value: Participant = {
    ...before,
    waiting: 0,
    status: NEW_STATUS,
    result: NEW_RESULT,
    invited_at: now().toISOString(),
    told_sequence: training.sequence,
    // Who said yes and waited is asked anew where the training has changed meanwhile.
    answer: before.told_sequence !== null && before.told_sequence < training.sequence ? null : before.answer,
  };
  return {
    value,
    writes: [
      participantStore.update(before, value),
      ...participantEvents(null, value, 'participant_got_place', {}),
      ...invitationMail('got_place', training, value, { occasion: before.queued_at }),
    ],
  };
};

/** The status or result that a change sets. */
export type Outcome =
  | { readonly field: 'status'; readonly value: ParticipantStatus }
  | { readonly field: 'result'; readonly value: ParticipantResult };

const outcomeEvent = { status: 'participant_status_changed', result: 'participant_result_changed' } as const;

/** Sets status or result. Somebody on the waiting list who gets one has a place from then on. */
const outcomeStep = (
  actor: Actor,
  before: Participant,
  { field, value: to }: Outcome,
  today: IsoDate,
  how: How,
): Step => {
  if (before[field] === to) return { value: before, events: [] };
  const placed = before.waiting === 1 ? { waiting: 0 as const, status: NEW_STATUS, result: NEW_RESULT } : {};
  const value: Participant = { ...before, ...placed, [field]: to, changed_on: today };
  return {
    value,
    events: participantEvents(actor, value, outcomeEvent[field], { old: before[field], new: to, ...how }),
  };
};

const certificateStep = (actor: Actor, before: Participant, added: Certificate, how: How): Step => {
  const value: Participant = { ...before, certificates: withCertificate(before.certificates, added) };
  if (JSON.stringify(value.certificates) === JSON.stringify(before.certificates)) return { value: before, events: [] };
  const details = { obtained_on: toDmy(added.obtained_on), valid_until: toDmyOrNull(added.valid_until), ...how };
  return { value, events: participantEvents(actor, value, 'certificate_set', details) };
};

const savedStep = (before: Participant, { value, events }: Step): ParticipantPlan => ({
  value,
  writes: value === before ? [] : [participantStore.update(before, value), ...events],
});

export const planOutcome = (
  actor: Actor,
  before: Participant,
  outcome: Outcome,
  today: IsoDate,
  how: How = {},
): ParticipantPlan => savedStep(before, outcomeStep(actor, before, outcome, today, how));

export const planCertificate = (
  actor: Actor,
  before: Participant,
  added: Certificate,
  how: How = {},
): ParticipantPlan => savedStep(before, certificateStep(actor, before, added, how));

/** What a row of a file says of a participant. */
type RowOutcome = { readonly outcomes: readonly Outcome[]; readonly certificate: Certificate | null };

const allSteps = (actor: Actor, start: Step, { outcomes, certificate }: RowOutcome, today: IsoDate): Step => {
  const how = { via_excel: true } as const;
  let { value, events } = start;
  const take = (step: Step): void => {
    ({ value, events } = { value: step.value, events: [...events, ...step.events] });
  };
  for (const outcome of outcomes) take(outcomeStep(actor, value, outcome, today, how));
  if (certificate) take(certificateStep(actor, value, certificate, how));
  return { value, events };
};

/** Changes a participant by a row of a file, in one save. */
export const planRowChange = (
  actor: Actor,
  before: Participant,
  row: RowOutcome,
  extras: NewExtras | undefined,
  today: IsoDate,
): ParticipantPlan =>
  savedStep(before, allSteps(actor, { value: extras ? { ...before, ...extras } : before, events: [] }, row, today));

/** Adds a person by a row of a file, with what became of them, in one save. */
export const planRowAddition = (addition: Addition, row: RowOutcome, today: IsoDate): ParticipantPlan => {
  const { actor, before } = addition;
  const { value, events } = allSteps(actor, additionStep({ ...addition, how: { via_excel: true } }), row, today);
  return { value, writes: [savedNew(before, value), claimPair(value), ...events] };
};

/** The events of an undo that puts `value` in the place of `current`. */
const undoneEvents = (actor: Actor, current: Participant, value: Participant): Write[] => {
  const how = { via_undo: true } as const;
  if (current.deleted !== value.deleted)
    return participantEvents(actor, value, 'participant_removed_from_training', how);
  return (['status', 'result'] as const).flatMap((field) =>
    current[field] === value[field]
      ? []
      : participantEvents(actor, value, outcomeEvent[field], { old: current[field], new: value[field], ...how }),
  );
};

/** Undoes the removal of a participant, who waits at the position where no place is free. */
export const planReturn = (actor: Actor, current: Participant, position: number | null): Write[] => {
  const { training_id, employee_id, id, excel_import_id: importId } = current;
  const again = { actor, training_id, employee_id, id, importId, before: current, at: now(), position, asBefore: true };
  // The mail about the removal holds for somebody who waits now, as they have lost their place.
  const mail =
    position === null
      ? undoneRemovalMail(trainingCollection.rows.get(training_id), { ...current, version: current.version - 1 })
      : [];
  return [...planAddition(again).writes, ...mail];
};

/** Puts back what a participant was; `before` null removes who was added. */
export const planParticipantUndo = (actor: Actor, current: Participant, before: Participant | null): Write[] => {
  const training = trainingCollection.rows.get(current.training_id);
  if (!before) return current.deleted === 1 ? [] : planRemoval(actor, current, training, { via_undo: true }).writes;
  const value = { ...before, version: current.version };
  return [participantStore.update(current, value), ...undoneEvents(actor, current, value)];
};

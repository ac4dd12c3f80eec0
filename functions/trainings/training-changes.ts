import { changesBetween } from '#shared/activity/changes.ts';
import type { TrainingBody } from '#shared/contract/trainings/training.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { hasFlag } from '#shared/permissions/rules.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import { emptiedDays, invitationFields, movedDays, phaseOn, trainingIssues } from '#shared/trainings/training.rules.ts';
import { newTraining, trainingFieldNames, type Training, type TrainingFields } from '#shared/trainings/training.ts';
import { sentFields } from '#shared/values/sent-fields.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { undoneExtras } from '#functions/platform/records/extras-events.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { programCollection } from './program-store.ts';
import { trainingStore } from './training-store.ts';

/** The fields as merged from the stored training and the body: absent stays, null clears. */
const merge = (before: TrainingFields, body: TrainingBody): TrainingFields => {
  const merged = { ...before, ...sentFields(body) };
  return { ...merged, name: merged.name ?? '', selected_teams: merged.selected_teams ?? [] };
};

/** Lists of teams as text, so that the event of a change has them. */
const withTeamsAsText = (training: TrainingFields) => ({
  ...training,
  selected_teams: training.selected_teams.join(', '),
});

/** Whether invited people must know of a change; a training that was over and still is concerns nobody. */
const isToldOf = (before: Training, after: Training): boolean =>
  invitationFields.some((field) => before[field] !== after[field]) &&
  [before, after].some((one) => phaseOn(one, today()) !== 'held');

/** The training after a change of which invited people must know. */
const withSequence = (before: Training, after: Training): Training => {
  const sequence = before.sequence + 1;
  return { ...after, sequence, ...movedDays(before, after, sequence, today()) };
};

export type TrainingChange = {
  readonly actor: Actor;
  readonly id: number;
  readonly before: Training | undefined;
  readonly body: TrainingBody;
  /** The program of a session, null for none; absent keeps that of the stored training. */
  readonly program_id?: number | null | undefined;
  readonly isFirst?: boolean;
  /** The places that are taken. */
  readonly taken?: number;
  readonly numbers?: CustomValues | null;
  readonly extras?: NewExtras | undefined;
  readonly importId?: string | null;
  readonly isImport?: boolean;
  readonly present?: (value: Training) => unknown;
};

export type TrainingPlan = { value: Training; issues: Issue[]; writes: Write[]; changed: boolean };

/** The outcome of one save of one training: the new value, its issues, and the writes. */
export const planTrainingChange = (change: TrainingChange): TrainingPlan => {
  const { actor, id, before, body, extras, taken = 0, importId, isImport = false, present } = change;
  const fields = merge(before ?? newTraining, body);
  const program = change.program_id === undefined ? (before?.program_id ?? null) : change.program_id;
  const hasOtherProgram = before !== undefined && program !== before.program_id;
  const plain: Training = {
    ...fields,
    id,
    version: before?.version ?? 1,
    program_id: program,
    is_first_training: hasOtherProgram ? 0 : (before?.is_first_training ?? (change.isFirst ? 1 : 0)),
    deleted: 0,
    created_at: before?.created_at ?? now().toISOString(),
    sequence: before?.sequence ?? 0,
    ...emptiedDays(before, fields),
    ...(before?.moved && { moved: before.moved }),
    excel_import_id: importId ?? before?.excel_import_id ?? null,
    custom_fields: extras || before ? (extras ?? before)?.custom_fields : change.numbers,
    tags: (extras ?? before)?.tags,
  };
  const value = before && isToldOf(before, plain) ? withSequence(before, plain) : plain;
  const changes = before ? changesBetween(withTeamsAsText(before), withTeamsAsText(value), trainingFieldNames) : [];
  const how = isImport ? { via_excel: true } : {};
  const fieldsChanged = !before || changes.length > 0;
  const events = !before
    ? [recordEvent(actor, { object: 'training', id, type: 'training_added', payload: { name: value.name, ...how } })]
    : changes.length > 0
      ? [recordEvent(actor, { object: 'training', id, type: 'training_updated', payload: { changes, ...how } })]
      : [];
  if (hasOtherProgram) {
    const type = program === null ? 'training_removed_from_program' : 'training_moved_to_program';
    const program_name = programCollection.rows.get(program ?? before.program_id ?? 0)?.name ?? '';
    events.push(recordEvent(actor, { object: 'training', id, type, payload: { program_name } }));
  }
  const changed = fieldsChanged || hasOtherProgram || extras !== undefined;
  return {
    value,
    issues: fieldsChanged
      ? trainingIssues(value, { before, isFlaOn: hasFlag(actor, 'trainings_fla'), today: today(), taken })
      : [],
    writes: changed
      ? [before ? trainingStore.update(before, value, present) : trainingStore.create(value), ...events]
      : [],
    changed,
  };
};

/** Deletes a training or brings it back. */
export const planTrainingArchive = (actor: Actor, before: Training, deleted: 0 | 1): Write[] => [
  // People who were invited learn of it by the next SEQUENCE.
  trainingStore.update(before, { ...before, deleted, sequence: before.sequence + 1 }),
  recordEvent(actor, {
    object: 'training',
    id: before.id,
    type: deleted === 1 ? 'training_deleted' : 'training_undeleted',
    payload: {},
  }),
];

/** Puts back the values that a training had; `before` null removes it. */
export const planTrainingUndo = (
  actor: Actor,
  current: Training,
  before: Training | null,
  customFields: readonly CustomField[],
): Write[] => {
  const { id, name } = current;
  if (!before)
    return [
      trainingStore.remove(current),
      recordEvent(actor, {
        object: 'training',
        id,
        type: 'training_deleted_permanently',
        payload: { name, via_undo: true },
      }),
    ];
  const value = withSequence(current, { ...before, version: current.version, ...emptiedDays(current, before) });
  const changes = changesBetween(withTeamsAsText(current), withTeamsAsText(value), trainingFieldNames);
  return [
    trainingStore.update(current, value),
    ...(changes.length > 0
      ? [recordEvent(actor, { object: 'training', id, type: 'training_updated', payload: { changes, via_undo: true } })]
      : []),
    ...undoneExtras(actor, 'training', current, value, customFields),
  ];
};

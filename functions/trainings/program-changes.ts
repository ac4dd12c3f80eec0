import { changesBetween } from '#shared/activity/changes.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import type { SessionFate } from '#shared/trainings/names.ts';
import type { Program } from '#shared/trainings/program.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { undoneExtras } from '#functions/platform/records/extras-events.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { programStore } from './program-store.ts';

/** What a request says of a program; absent stays, null clears. */
export type ProgramBody = {
  program_name?: string | null | undefined;
  /** The name of the specification for the same. */
  programName?: string | null | undefined;
  mandatory_segment_id?: string | null | undefined;
  valid_months?: number | null | undefined;
};

export type ProgramChange = {
  readonly actor: Actor;
  readonly id: number;
  readonly before: Program | undefined;
  readonly body: ProgramBody;
  readonly numbers?: CustomValues | null;
  readonly extras?: NewExtras | undefined;
  readonly importId?: string | null;
  readonly isImport?: boolean;
  readonly present?: (value: Program) => unknown;
};

export type ProgramPlan = { value: Program; issues: Issue[]; writes: Write[]; changed: boolean };

const fieldNames = ['name', 'mandatory_segment_id', 'valid_months'] as const;

/** The outcome of one save of one program. */
export const planProgramChange = (change: ProgramChange): ProgramPlan => {
  const { actor, id, before, body, extras, importId, isImport = false, present } = change;
  const { program_name: name = body.programName } = body;
  const value: Program = {
    ...before,
    id,
    version: before?.version ?? 1,
    name: name === undefined ? (before?.name ?? '') : (name ?? ''),
    mandatory_segment_id:
      body.mandatory_segment_id === undefined ? (before?.mandatory_segment_id ?? null) : body.mandatory_segment_id,
    valid_months: body.valid_months === undefined ? (before?.valid_months ?? null) : body.valid_months,
    deleted: 0,
    sessions_fate: null,
    created_at: before?.created_at ?? now().toISOString(),
    excel_import_id: importId ?? before?.excel_import_id ?? null,
    custom_fields: extras || before ? (extras ?? before)?.custom_fields : change.numbers,
    tags: (extras ?? before)?.tags,
  };
  const changes = before ? changesBetween(before, value, fieldNames) : [];
  const how = isImport ? { via_excel: true } : {};
  const events = !before
    ? [recordEvent(actor, { object: 'program', id, type: 'program_added', payload: { name: value.name, ...how } })]
    : changes.length > 0
      ? [recordEvent(actor, { object: 'program', id, type: 'program_updated', payload: { changes, ...how } })]
      : [];
  const changed = !before || changes.length > 0 || extras !== undefined;
  return {
    value,
    issues: value.name === '' ? [issue('program_name', 'required')] : [],
    writes: changed
      ? [before ? programStore.update(before, value, present) : programStore.create(value), ...events]
      : [],
    changed,
  };
};

/** Deletes a program; `count` is the number of sessions that go with it or are kept. */
export const planProgramDeletion = (actor: Actor, before: Program, fate: SessionFate, count: number): Write[] => [
  programStore.update(before, { ...before, deleted: 1, sessions_fate: fate }),
  recordEvent(actor, { object: 'program', id: before.id, type: 'program_deleted', payload: { sessions: fate, count } }),
];

export const planProgramReturn = (actor: Actor, before: Program): Write[] => [
  programStore.update(before, { ...before, deleted: 0, sessions_fate: null }),
  recordEvent(actor, { object: 'program', id: before.id, type: 'program_undeleted', payload: {} }),
];

/** Puts back the values that a program had; `before` null removes it. */
export const planProgramUndo = (
  actor: Actor,
  current: Program,
  before: Program | null,
  customFields: readonly CustomField[],
): Write[] => {
  const { id, name } = current;
  if (!before)
    return [
      programStore.remove(current),
      recordEvent(actor, {
        object: 'program',
        id,
        type: 'program_deleted_permanently',
        payload: { name, via_undo: true },
      }),
    ];
  const value = { ...before, version: current.version };
  const changes = changesBetween(current, value, fieldNames);
  return [
    programStore.update(current, value),
    ...(changes.length > 0
      ? [recordEvent(actor, { object: 'program', id, type: 'program_updated', payload: { changes, via_undo: true } })]
      : []),
    ...undoneExtras(actor, 'program', current, value, customFields),
  ];
};

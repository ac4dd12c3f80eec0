import { issue } from '#shared/errors/issue.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import type { CheckedRow, ShownValue } from '#shared/imports/import-row.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import { certificateIssues, latestCertificate, NEW_RESULT, NEW_STATUS } from '#shared/trainings/participant.rules.ts';
import type { Certificate, Participant } from '#shared/trainings/participant.ts';
import { PARTICIPANT, TRAINING } from '#shared/trainings/training.import.ts';
import { firstDayOf } from '#shared/trainings/training.rules.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { givenLateIssues } from '#functions/platform/assignments/given-late.ts';
import type { ExtrasCells } from '#functions/platform/imports/extras-cells.ts';
import type { ImportJob, ImportRow, RowPlan } from '#functions/platform/imports/import-kind.ts';
import { fieldIssues, isAbout, planOfRow, repeatIssues } from '#functions/platform/imports/row-conversion.ts';
import { plainShown } from '#functions/platform/imports/row-planner.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { planRowAddition, planRowChange, type Outcome, type ParticipantPlan } from './participant-changes.ts';
import type { FoundParticipant, ReadParticipantRow, RowFields } from './import-participants-match.ts';
import type { PlacesForRows } from './places.ts';
import type { KnownTraining } from './training-collection.ts';

/** One import of participants, for planning its rows. */
export type ParticipantImport = {
  readonly job: ImportJob;
  readonly columns: ReadonlyMap<string, ImportColumn>;
  readonly extras: ExtrasCells;
  readonly at: Date;
  /** The places of the people whom the file adds, by the id of the training. */
  readonly places: ReadonlyMap<number, PlacesForRows>;
  readonly newIdOf: (row: ImportRow) => number;
  readonly numbersOf: (row: ImportRow) => CustomValues | null;
};

/** A row of the file, what it says, whom it is about, and the stored participant, who may have been removed. */
type MatchedRow = {
  readonly row: ImportRow;
  readonly read: ReadParticipantRow;
  readonly found: FoundParticipant;
  readonly before: Participant | undefined;
};

/** The certificate of a row: null without one, undefined where nobody knows its day. Empty cells keep what there is. */
const certificateOf = (
  { obtained_on: day, valid_until: until }: RowFields,
  before: Participant | undefined,
): Certificate | null | undefined => {
  if (!day && !until) return null;
  const latest = before ? latestCertificate(before) : null;
  const obtained = day ?? latest?.obtained_on;
  if (!obtained) return undefined;
  const known = before?.certificates.find((one) => one.obtained_on === obtained);
  return { obtained_on: obtained, valid_until: until ?? known?.valid_until ?? null, file_id: known?.file_id ?? null };
};

const certificateErrors = (certificate: Certificate | null | undefined) => {
  if (certificate === undefined) return [issue('obtained_on', 'required')];
  return certificate ? certificateIssues(certificate, today()) : [];
};

const outcomesOf = ({ status, result }: RowFields): Outcome[] => [
  ...(status === undefined ? [] : [{ field: 'status', value: status } as const]),
  ...(result === undefined ? [] : [{ field: 'result', value: result } as const]),
];

/** What a row says of somebody who is new, beside what everybody has at first. */
const newOutcomes = (fields: RowFields): Outcome[] =>
  outcomesOf(fields).filter(({ value }) => value !== NEW_STATUS && value !== NEW_RESULT);

const shownFields = ['status', 'result', 'obtained_on', 'valid_until'] as const;

const shownOf = (value: Participant, field: (typeof shownFields)[number]): ShownValue => {
  if (field === 'status' || field === 'result') return value[field];
  return toDmyOrNull(latestCertificate(value)?.[field] ?? null);
};

const changesBetween = (before: Participant, after: Participant): CheckedRow['changes'] =>
  shownFields
    .filter((field) => shownOf(before, field) !== shownOf(after, field))
    .map((field) => ({ column: field, old: plainShown(shownOf(before, field)) }));

/** Who takes part in what, once a row has named both. */
type Subject = { readonly training: KnownTraining; readonly personId: number };

type RowValues = {
  readonly certificate: Certificate | null;
  readonly numbers: CustomValues | null;
  readonly extras: NewExtras | undefined;
};

/** The participant after the row: somebody who is added, or added again, or one who takes part and changes. */
const planned = (
  { job: { actor, importId }, at, places, newIdOf }: ParticipantImport,
  { row, read, before }: MatchedRow,
  { training, personId }: Subject,
  { certificate, numbers, extras }: RowValues,
): ParticipantPlan & { warnings: ImportIssue[] } => {
  const { value: fields } = read.fields;
  if (before?.deleted === 0) {
    const outcome = { outcomes: outcomesOf(fields), certificate };
    return { ...planRowChange(actor, before, outcome, extras, today()), warnings: [] };
  }
  const place = places.get(training.id);
  const position = place?.positionOf(row.row) ?? null;
  const { value, writes } = planRowAddition(
    {
      actor,
      training_id: training.id,
      employee_id: personId,
      before,
      id: newIdOf(row),
      at,
      position,
      numbers,
      extras,
      importId,
    },
    { outcomes: newOutcomes(fields), certificate },
    today(),
  );
  return {
    value,
    writes: [...writes, ...(place?.turn ?? [])],
    warnings: position === null ? [] : [importIssue(TRAINING, 'goes_waiting')],
  };
};

/** Plans what a row makes of a participant; a row that names nobody, or no training, has errors alone. */
export const planParticipantRow = (session: ParticipantImport, matched: MatchedRow): RowPlan => {
  const { job, columns, extras, numbersOf } = session;
  const { row, read, found, before } = matched;
  const { converted, fields } = read;
  const { errors, shown, warnings } = converted;
  const { training, personId } = found;
  errors.push(...found.issues, ...fieldIssues(fields.issues, {}, columns));
  const patch = extras.take(row, converted, before);
  const certificate = certificateOf(fields.value, before);
  errors.push(...fieldIssues(certificateErrors(certificate), {}, columns));
  const label = [String(shown[PARTICIPANT] ?? ''), training?.name ?? read.training.text].filter(Boolean).join(', ');
  const plan = { row, object: 'training_employee', label, converted };
  if (!training || personId === undefined)
    return planOfRow({ ...plan, before: undefined, planned: undefined, changes: [] });

  errors.push(...repeatIssues(job, row, [[PARTICIPANT, `${training.id} ${personId}`]], PARTICIPANT));
  if (before?.deleted !== 0)
    errors.push(...fieldIssues(givenLateIssues(personId, firstDayOf(training), PARTICIPANT), {}, columns));
  const numbers = before ? null : numbersOf(row);
  const applied = extras.apply(patch, before, numbers);
  const values = { certificate: certificate ?? null, numbers, extras: applied.extras };
  const after = planned(session, matched, { training, personId }, values);
  warnings.push(...after.warnings);
  return planOfRow({
    ...plan,
    before,
    planned: {
      value: after.value,
      changed: after.writes.length > 0,
      writes: [...after.writes, ...applied.events()],
    },
    changes: before ? [...changesBetween(before, after.value), ...extras.changesOf(before, patch)] : [],
    people: isAbout(personId),
  });
};

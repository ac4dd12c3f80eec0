import * as z from 'zod';
import { issue } from '#shared/errors/issue.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import type { ShownValue } from '#shared/imports/import-row.ts';
import { participantResults, participantStatuses } from '#shared/trainings/names.ts';
import { certificateIssues, latestCertificate, NEW_RESULT, NEW_STATUS } from '#shared/trainings/participant.rules.ts';
import type { Certificate, Participant } from '#shared/trainings/participant.ts';
import { PARTICIPANT, PROGRAM_NAME, TRAINING } from '#shared/trainings/training.import.ts';
import { firstDayOf } from '#shared/trainings/training.rules.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { oneLine } from '#shared/values/text.ts';
import { cleared } from '#shared/values/wire.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { givenLateIssues } from '#functions/platform/assignments/given-late.ts';
import { personFinder } from '#functions/platform/imports/find-people.ts';
import { columnsFor, type ImportRow, type OpenImport } from '#functions/platform/imports/import-kind.ts';
import { extrasCells, newNumbers } from '#functions/platform/imports/extras-cells.ts';
import { plainShown } from '#functions/platform/imports/row-planner.ts';
import {
  convertRow,
  fieldIssues,
  newIds,
  parseFields,
  isAbout,
  planOfRow,
  repeatIssues,
} from '#functions/platform/imports/row-conversion.ts';
import { refreshCourses } from './course-index.ts';
import { trainingFinder } from './find-trainings.ts';
import { planRowAddition, planRowChange, type Outcome, type RowOutcome } from './participant-changes.ts';
import { participantOf, participantStore } from './participant-store.ts';
import { placesForRows, type PlacesForRows } from './places.ts';
import { trainingCollection, type KnownTraining } from './training-collection.ts';

const rowFields = z.strictObject({
  status: z.enum(participantStatuses).optional(),
  result: z.enum(participantResults).optional(),
  obtained_on: cleared(wireDate),
  valid_until: cleared(wireDate),
});
type RowFields = z.output<typeof rowFields>;

/** The columns that say who and what, beside those of the participant. */
const whoColumns = new Set([PARTICIPANT, TRAINING, PROGRAM_NAME, 'start_date']);

/** The certificate that a row gives; empty cells keep what the participant has. */
const certificateOf = (
  { obtained_on: day, valid_until: until }: Partial<RowFields>,
  before: Participant | undefined,
) => {
  if (!day && !until) return null;
  const latest = before ? latestCertificate(before) : null;
  const obtained = day ?? latest?.obtained_on;
  if (!obtained) return undefined;
  const known = before?.certificates.find((one) => one.obtained_on === obtained);
  return {
    obtained_on: obtained,
    valid_until: until ?? known?.valid_until ?? null,
    file_id: known?.file_id ?? null,
  } satisfies Certificate;
};

const outcomesOf = ({ status, result }: Partial<RowFields>): Outcome[] => [
  ...(status === undefined ? [] : [{ field: 'status', value: status } as const]),
  ...(result === undefined ? [] : [{ field: 'result', value: result } as const]),
];

/** What a row says of somebody who is new, beside what everybody has at first. */
const newOutcomes = (fields: Partial<RowFields>): Outcome[] =>
  outcomesOf(fields).filter(({ value }) => value !== NEW_STATUS && value !== NEW_RESULT);

/** Who followed it or has a result was let in, also beyond the seats. */
const wasLetIn = ({ status, result }: Partial<RowFields>): boolean =>
  status === 'followed' || (result !== undefined && result !== NEW_RESULT);

const shownOf = (value: Participant, field: 'status' | 'result' | 'obtained_on' | 'valid_until'): ShownValue => {
  if (field === 'status' || field === 'result') return value[field];
  return toDmyOrNull(latestCertificate(value)?.[field] ?? null);
};

type Found = { readonly training?: KnownTraining; readonly personId?: number; readonly issues: ImportIssue[] };

/**
 * Imports the participants of trainings (docs/areas/trainings.md#import). Somebody who takes part gets status, result
 * and certificate of the row; anybody else is added, on the waiting list where no place is free.
 */
export const openParticipants: OpenImport = async (job, rows, reserve) => {
  const { actor, importId } = job;
  const [findPerson, columnList, extras] = await Promise.all([
    personFinder(actor),
    columnsFor('training_employee', actor),
    extrasCells(actor, 'training_employee'),
    refreshCourses(),
  ]);
  const columns = new Map(columnList.map((column) => [column.key, column]));
  const findTraining = trainingFinder();
  const at = now();

  const read = (row: ImportRow) => {
    const converted = convertRow(row, columns);
    const sent = Object.entries(extras.without(converted.body)).filter(([key]) => !whoColumns.has(key));
    const start = parseFields(z.strictObject({ start: cleared(wireDate) }), { start: converted.body['start_date'] });
    return {
      converted,
      fields: parseFields(rowFields, Object.fromEntries(sent)),
      named: {
        text: oneLine(String(converted.body[TRAINING] ?? '')),
        program: oneLine(String(converted.body[PROGRAM_NAME] ?? '')),
        start: start.value.start ?? null,
      },
      person: oneLine(String(converted.body[PARTICIPANT] ?? '')),
    };
  };

  const find = (row: ImportRow): Found => {
    const { named, person: text } = read(row);
    const missing = (column: string) => fieldIssues([issue(column, 'required')], {}, columns);
    const found = named.text === '' ? { issue: missing(TRAINING)[0]! } : findTraining(named);
    const training = 'training' in found ? found.training : undefined;
    const match = text === '' ? { issue: missing(PARTICIPANT)[0]!, among: [] } : findPerson(text, PARTICIPANT);
    const issues = 'issue' in found ? [found.issue] : [];
    if ('person' in match) return { ...(training && { training }), personId: match.person.id, issues };
    // Where several people have the name, or left, the row means the one who takes part.
    const partakers = training ? match.among.filter(({ id }) => participantOf(training.id, id)?.deleted === 0) : [];
    const [only] = partakers;
    if (training && only && partakers.length === 1) return { training, personId: only.id, issues };
    return { ...(training && { training }), issues: [...issues, match.issue] };
  };
  const found = new Map(rows.map((row) => [row.row, find(row)]));
  const rowOf = (row: ImportRow) => {
    const { training, personId } = found.get(row.row) ?? {};
    return training && personId !== undefined ? participantOf(training.id, personId) : undefined;
  };

  const isNew = (row: ImportRow): boolean => {
    const { training, personId } = found.get(row.row) ?? {};
    return training !== undefined && personId !== undefined && rowOf(row)?.deleted !== 0;
  };
  const added = rows.filter(isNew);
  const stored = new Map(
    (await participantStore.getMany([...new Set(rows.flatMap((row) => rowOf(row)?.id ?? []))])).map((one) => [
      one.id,
      one,
    ]),
  );
  const byTraining = Map.groupBy(added, (row) => found.get(row.row)!.training!.id);
  const placing = async ([id, group]: [number, ImportRow[]]): Promise<[number, PlacesForRows]> => {
    const wishes = group.map((row) => {
      const { value } = read(row).fields;
      const gaveUp = value.status === 'not_pursued' || value.status === 'not_fitting';
      return { row: row.row, isCertain: wasLetIn(value), takesPlace: !gaveUp };
    });
    return [id, await placesForRows(trainingCollection.rows.get(id)!, wishes)];
  };
  const [placed, newIdOf, numbersOf] = await Promise.all([
    Promise.all([...byTraining].map(placing)),
    newIds(participantStore, added, reserve),
    newNumbers('training_employee', added, reserve),
  ]);
  const places = new Map(placed);

  return {
    plan: (row) => {
      const { converted, fields, named } = read(row);
      const { errors, shown, warnings } = converted;
      const { training, personId, issues } = found.get(row.row) ?? { issues: [] };
      const known = stored.get(rowOf(row)?.id ?? 0);
      const isAdded = known?.deleted !== 0;
      errors.push(...issues, ...fieldIssues(fields.issues, {}, columns));
      const patch = extras.take(row, converted, known);
      const certificate = certificateOf(fields.value, known);
      if (certificate === undefined) errors.push(...fieldIssues([issue('obtained_on', 'required')], {}, columns));
      else if (certificate) errors.push(...fieldIssues(certificateIssues(certificate, today()), {}, columns));
      const label = [String(shown[PARTICIPANT] ?? ''), training?.name ?? named.text].filter(Boolean).join(', ');
      if (training && personId !== undefined)
        errors.push(...repeatIssues(job, row, [[PARTICIPANT, `${training.id} ${personId}`]], PARTICIPANT));
      if (!training || personId === undefined)
        return planOfRow({
          row,
          object: 'training_employee',
          label,
          before: undefined,
          converted,
          planned: undefined,
          changes: [],
        });
      if (isAdded)
        errors.push(...fieldIssues(givenLateIssues(personId, firstDayOf(training), PARTICIPANT), {}, columns));
      const numbers = known ? null : numbersOf(row);
      const applied = extras.apply(patch, known, numbers);
      const place = isAdded ? places.get(training.id) : undefined;
      const position = place?.positionOf(row.row) ?? null;
      if (position !== null) warnings.push(importIssue(TRAINING, 'goes_waiting'));
      const outcomes = isAdded ? newOutcomes(fields.value) : outcomesOf(fields.value);
      const outcome: RowOutcome = { outcomes, certificate: certificate ?? null };
      const planned = isAdded
        ? planRowAddition(
            {
              actor,
              training_id: training.id,
              employee_id: personId,
              before: known,
              id: newIdOf(row),
              at,
              position,
              numbers,
              extras: applied.extras,
              importId,
            },
            outcome,
            today(),
          )
        : planRowChange(actor, known, outcome, applied.extras, today());
      const changed = planned.writes.length > 0;
      const changes = known
        ? (['status', 'result', 'obtained_on', 'valid_until'] as const)
            .filter((field) => shownOf(known, field) !== shownOf(planned.value, field))
            .map((field) => ({ column: field, old: plainShown(shownOf(known, field)) }))
        : [];
      return planOfRow({
        row,
        object: 'training_employee',
        label,
        before: known,
        converted,
        planned: {
          value: planned.value,
          changed,
          writes: [...planned.writes, ...applied.events, ...(place?.turn ?? [])],
        },
        changes: [...changes, ...(known ? extras.changesOf(known, patch) : [])],
        people: isAbout(personId),
      });
    },
  };
};

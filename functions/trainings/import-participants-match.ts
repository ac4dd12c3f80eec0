import * as z from 'zod';
import { issue } from '#shared/errors/issue.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { ImportIssue } from '#shared/imports/import-issue.ts';
import { participantResults, participantStatuses } from '#shared/trainings/names.ts';
import { PARTICIPANT, PROGRAM_NAME, TRAINING } from '#shared/trainings/training.import.ts';
import { oneLine } from '#shared/values/text.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared } from '#shared/values/wire.ts';
import type { ExtrasCells } from '#functions/platform/imports/extras-cells.ts';
import type { FindPerson } from '#functions/platform/imports/find-people.ts';
import type { ImportRow } from '#functions/platform/imports/import-kind.ts';
import { convertRow, fieldIssues, parseFields } from '#functions/platform/imports/row-conversion.ts';
import type { trainingFinder } from './find-trainings.ts';
import { participantOf } from './participant-store.ts';
import type { KnownTraining } from './training-collection.ts';

const rowFields = z.strictObject({
  status: z.enum(participantStatuses).optional(),
  result: z.enum(participantResults).optional(),
  obtained_on: cleared(wireDate),
  valid_until: cleared(wireDate),
});
/** What a row says of the participant; fields with an error are absent. */
export type RowFields = Partial<z.output<typeof rowFields>>;

const firstDay = z.strictObject({ start: cleared(wireDate) });

/** The columns that say who and what, beside those of the participant. */
const whoColumns = new Set([PARTICIPANT, TRAINING, PROGRAM_NAME, 'start_date']);

type Columns = ReadonlyMap<string, ImportColumn>;

/** Reads what a row says: the person and the training that it names, and what became of the person there. */
export const participantRowReader = (columns: Columns, extras: ExtrasCells) => (row: ImportRow) => {
  const converted = convertRow(row, columns);
  const sent = Object.entries(extras.without(converted.body)).filter(([key]) => !whoColumns.has(key));
  const textOf = (column: string): string => oneLine(String(converted.body[column] ?? ''));
  const { value } = parseFields(firstDay, { start: converted.body['start_date'] });
  return {
    converted,
    fields: parseFields(rowFields, Object.fromEntries(sent)),
    training: { text: textOf(TRAINING), program: textOf(PROGRAM_NAME), start: value.start ?? null },
    person: textOf(PARTICIPANT),
  };
};

export type ReadParticipantRow = ReturnType<ReturnType<typeof participantRowReader>>;

/** The training and the person that a row names, as far as they are found, and why they are not. */
export type FoundParticipant = {
  readonly training?: KnownTraining;
  readonly personId?: number;
  readonly issues: readonly ImportIssue[];
};

type Finders = {
  readonly columns: Columns;
  readonly findTraining: ReturnType<typeof trainingFinder>;
  readonly findPerson: FindPerson;
};

export const findParticipant = (
  { training: named, person: text }: ReadParticipantRow,
  { columns, findTraining, findPerson }: Finders,
): FoundParticipant => {
  const missing = (column: string): ImportIssue[] => fieldIssues([issue(column, 'required')], {}, columns);
  const found = named.text === '' ? undefined : findTraining(named);
  const training = found && 'training' in found ? found.training : undefined;
  const ofTraining = training && { training };
  const issues = found === undefined ? missing(TRAINING) : 'issue' in found ? [found.issue] : [];
  if (text === '') return { ...ofTraining, issues: [...issues, ...missing(PARTICIPANT)] };
  const match = findPerson(text, PARTICIPANT);
  if ('person' in match) return { ...ofTraining, personId: match.person.id, issues };
  // Where several people have the name, or left, the row means the one who takes part.
  const partakers = training ? match.among.filter(({ id }) => participantOf(training.id, id)?.deleted === 0) : [];
  const [only] = partakers;
  if (only && partakers.length === 1) return { ...ofTraining, personId: only.id, issues };
  return { ...ofTraining, issues: [...issues, match.issue] };
};

import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import { PROGRAM_NAME, TRAINING } from '#shared/trainings/training.import.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { fold } from '#shared/values/fold.ts';
import { trainingCollection, type KnownTraining } from './training-collection.ts';

/** What a row of a file says of the training: its name or id, and what tells trainings of one name apart. */
export type NamedTraining = { readonly text: string; readonly program: string; readonly start: IsoDate | null };

type Found = { readonly training: KnownTraining } | { readonly issue: ImportIssue };

type ByName = ReadonlyMap<string, readonly KnownTraining[]>;

const add = (names: Map<string, KnownTraining[]>, name: string, training: KnownTraining): void => {
  const known = names.get(name);
  if (known) known.push(training);
  else names.set(name, [training]);
};

/** Trainings by their own name and, for sessions, by that of the program and their own: `Basic safety, Session 1`. */
const byName = (deleted: 0 | 1): ByName => {
  const names = new Map<string, KnownTraining[]>();
  for (const training of trainingCollection.rows.all()) {
    if (training.deleted !== deleted) continue;
    add(names, fold(training.name), training);
    if (training.program_name !== null) add(names, fold(`${training.program_name}, ${training.name}`), training);
  }
  return names;
};

/** The trainings with the program of the row, then those with its first day; a step that leaves none is skipped. */
const narrowed = (trainings: readonly KnownTraining[], { program, start }: NamedTraining): readonly KnownTraining[] => {
  const narrow = (from: readonly KnownTraining[], isIt: (one: KnownTraining) => boolean) => {
    const left = from.filter(isIt);
    return left.length > 0 ? left : from;
  };
  if (trainings.length < 2) return trainings;
  const ofProgram = narrow(trainings, (one) => fold(one.program_name ?? '') === fold(program));
  return start === null ? ofProgram : narrow(ofProgram, (one) => one.start_date === start);
};

/** Finds trainings by name or id, as of the last refresh. More than one match is an error of the row, never a guess. */
export const trainingFinder = (): ((named: NamedTraining) => Found) => {
  const [present, deleted] = [byName(0), byName(1)];
  return (named) => {
    const { text } = named;
    const matches = narrowed(present.get(fold(text)) ?? [], named);
    if (matches.length > 1) {
      const isByProgram = new Set(matches.map((one) => one.program_id)).size > 1;
      const column = isByProgram && named.program !== '' ? PROGRAM_NAME : TRAINING;
      return { issue: importIssue(column, 'many_trainings', { count: matches.length }) };
    }
    const byId = /^\d+$/.test(text) ? trainingCollection.rows.get(Number(text)) : undefined;
    const training = matches[0] ?? byId;
    if (training?.deleted === 0) return { training };
    const isGone = training !== undefined || deleted.has(fold(text));
    return { issue: importIssue(TRAINING, isGone ? 'archived_training' : 'unknown_training', { name: text }) };
  };
};

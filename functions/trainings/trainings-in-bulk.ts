import * as z from 'zod';
import type { Participant } from '#shared/trainings/participant.ts';
import type { Program } from '#shared/trainings/program.ts';
import type { Training } from '#shared/trainings/training.ts';
import type { BulkEdit } from '#functions/platform/records/record-kind.ts';
import { courses } from './courses.ts';
import { participants } from './participants.ts';
import { programs } from './programs.ts';

const fields = z.strictObject({});
const issues = async () => [];
const unchanged = () => ({ changed: false, issues: [], writes: [] });

/** In bulk edit the kinds of trainings have custom fields and tags alone. */
export const trainingsInBulk: BulkEdit<Training> = {
  fields,
  issues,
  open: async (actor) => ({ toChange: (id) => courses(actor).toChange(id), plan: unchanged }),
};

export const programsInBulk: BulkEdit<Program> = {
  fields,
  issues,
  open: async (actor) => ({ toChange: (id) => programs(actor).toChange(id), plan: unchanged }),
};

export const participantsInBulk: BulkEdit<Participant> = {
  fields,
  issues,
  open: async (actor, ids) => ({ toChange: await participants(actor).manyToChange(ids), plan: unchanged }),
};

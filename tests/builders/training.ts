import type { Participant } from '#shared/trainings/participant.ts';
import type { Program } from '#shared/trainings/program.ts';
import { newTraining, type Training } from '#shared/trainings/training.ts';

const CREATED_AT = '2026-11-01T09:00:00.000Z';

export const aProgram = (over: Partial<Program> = {}): Program => ({
  id: 1,
  version: 1,
  name: 'Basic safety',
  mandatory_segment_id: null,
  valid_months: null,
  deleted: 0,
  sessions_fate: null,
  created_at: CREATED_AT,
  excel_import_id: null,
  ...over,
});

export const aTraining = (over: Partial<Training> = {}): Training => ({
  ...newTraining,
  id: 1,
  version: 1,
  name: 'Day 1',
  cost: 100,
  program_id: null,
  is_first_training: 0,
  deleted: 0,
  created_at: CREATED_AT,
  sequence: 0,
  excel_import_id: null,
  ...over,
});

export const aParticipant = (over: Partial<Participant> = {}): Participant => ({
  id: 1,
  version: 1,
  training_id: 1,
  employee_id: 1,
  status: 'reserved',
  result: 'to_be_completed',
  waiting: 0,
  queued_at: CREATED_AT,
  answer: null,
  invited_at: null,
  told_sequence: null,
  certificates: [],
  deleted: 0,
  created_at: CREATED_AT,
  changed_on: null,
  excel_import_id: null,
  ...over,
});

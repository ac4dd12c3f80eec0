import type { Participant } from '#shared/trainings/participant.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { ADD_KIND, INVITE_KIND, undoOfParticipants, UPDATE_KIND } from '#functions/trainings/participant-runs.ts';
import { trainingStore } from '#functions/trainings/training-store.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { writeCounter } from '#infra/local/seed/batch-writer.ts';
import { aTraining } from '#tests/builders/training.ts';
import { actorOf } from '#tests/personas.ts';

const DAY = '2099-03-01';

/** A training far ahead, with a number of seats or none. */
export const writeTraining = async (id: number, seats: number | null): Promise<void> => {
  const training = aTraining({ id, name: `Training ${id}`, start_date: DAY, end_date: DAY, seats });
  await transact([trainingStore.create(training)]);
  await writeCounter(trainingStore.type, id);
};

const inputs = {
  [ADD_KIND]: {},
  [UPDATE_KIND]: { field: 'status', value: 'followed' },
  [INVITE_KIND]: { message: null },
} as const;

/** Starts a run on these people of a training. */
export const startOnPeople = async (
  kind: keyof typeof inputs,
  training_id: number,
  employee_ids: readonly number[],
): Promise<string> => {
  const run = await startRun({
    kind,
    title: kind,
    input: { training_id, employee_ids, ...inputs[kind] },
    permission: 'trainings:read',
    actor: actorOf('admin'),
    ...(kind !== INVITE_KIND && { undo: undoOfParticipants }),
  });
  await transact(run.writes);
  return run.runId;
};

/** The stored participants of a training. */
export const participantsOf = async (trainingId: number): Promise<Participant[]> => {
  const found: Participant[] = [];
  for await (const item of scanTable(recordsTable())) {
    const data = item['data'] as Participant | undefined;
    if (String(item['pk']).startsWith('training_employee#') && data?.training_id === trainingId) found.push(data);
  }
  return found;
};

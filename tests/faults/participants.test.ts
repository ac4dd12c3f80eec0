import { beforeAll, expect, it } from 'vitest';
import { readRun } from '#functions/platform/runs/run-store.ts';
import { mailsOf } from '#functions/platform/mail/mail-lists.ts';
import { ADD_KIND, INVITE_KIND, UPDATE_KIND } from '#functions/trainings/participant-runs.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { startCompany } from '#tests/harness/company.ts';
import { writePeople } from './assign-fixture.ts';
import { driveToEnd, eventsOf, seeds, whileFailing } from './faulty-run.ts';
import { participantsOf, startOnPeople, writeTraining } from './participants-fixture.ts';

const PEOPLE = 12;
const SEATS = 10;

let people: number[];
await startCompany();
beforeAll(async () => {
  people = await writePeople(PEOPLE);
});

it.each(seeds)(
  'adds, changes and invites each person once, with one event and one mail each, while the storage fails (seed %i)',
  async (seed) => {
    const done = async (kind: Parameters<typeof startOnPeople>[0], ids: readonly number[]): Promise<string> => {
      const runId = await startOnPeople(kind, seed, ids);
      const { replayHint } = await whileFailing(seed, (faults) => driveToEnd(runId, faults));
      const counts = { done: ids.length, failed: 0, pending: 0 };
      expect(await readRun(runId), replayHint).toMatchObject({ status: 'succeeded', counts });
      return replayHint;
    };
    await writeTraining(seed, SEATS);
    const hint = await done(ADD_KIND, people);
    const added = await participantsOf(seed);
    const ids = new Set(added.map(({ id }) => id));
    const inTraining = added.filter(({ waiting }) => waiting === 0).map((one) => one.employee_id);
    expect([added.length, new Set(added.map((one) => one.employee_id))], hint).toEqual([PEOPLE, new Set(people)]);
    expect(inTraining, hint).toHaveLength(SEATS);
    expect(await eventsOf(ids, 'participant_added_to_training', 'training_employee'), hint).toBe(SEATS);
    expect(await eventsOf(new Set([seed]), 'participant_added_to_training', 'training'), hint).toBe(SEATS);
    expect(await eventsOf(ids, 'participant_waiting', 'training_employee'), hint).toBe(PEOPLE - SEATS);
    await done(INVITE_KIND, inTraining);
    expect(await eventsOf(ids, 'participant_invited', 'training_employee'), hint).toBe(SEATS);
    const mails = await Promise.all([...ids].map((id) => mailsOf('training_employee', id)));
    expect(
      mails.flat().map(({ purpose }) => purpose),
      hint,
    ).toEqual(inTraining.map(() => 'invitation'));
    await done(UPDATE_KIND, inTraining);
    expect(await eventsOf(ids, 'participant_status_changed', 'training_employee'), hint).toBe(SEATS);
    const statuses = (await participantsOf(seed)).map(({ status }) => status);
    expect(
      statuses.filter((status) => status === 'followed'),
      hint,
    ).toHaveLength(SEATS);
    expect(await fsck(), hint).toEqual([]);
  },
  60_000,
);

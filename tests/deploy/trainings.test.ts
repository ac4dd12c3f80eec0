import { beforeAll, expect, it } from 'vitest';
import { answerLink } from '#shared/contract/links/answer-link.ts';
import { getLink } from '#shared/contract/links/get-link.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { addManyParticipants } from '#shared/contract/trainings/add-many-participants.ts';
import { addProgram } from '#shared/contract/trainings/add-program.ts';
import { getParticipant } from '#shared/contract/trainings/get-participant.ts';
import { getTraining } from '#shared/contract/trainings/get-training.ts';
import { invite } from '#shared/contract/trainings/invite.ts';
import { updateStatus } from '#shared/contract/trainings/update-status.ts';
import { addDays, belgianDay, toDmy } from '#shared/values/dates.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { mailsTo } from './harness/mails.ts';
import { untilEnded } from './harness/runs.ts';
import { asAdmin, asNobody, tenants } from './harness/tenant-client.ts';

const PEOPLE = 4;
const SEATS = 3;

let admin: ApiClient;
let nobody: ApiClient;
let domain: string;
beforeAll(async () => {
  const [tenant] = tenants();
  [admin, nobody] = await Promise.all([asAdmin(tenant), asNobody(tenant)]);
  domain = `people.${tenant.slug}.example`;
});

const addressOf = (at: number): string => `trained${at}@${domain}`;

// The addresses at which the emulator shows mail are those of MiniStack.
it.skipIf(process.env['EMULATOR_PROFILE'] === 'localstack')(
  'adds people to a session with few seats, invites them, and gives a place on when one of them cannot come',
  async () => {
    const ahead = toDmy(addDays(belgianDay(new Date()), 90));
    const session = { name: 'Session 1', cost: 900, start_date: ahead, end_date: ahead, seats: SEATS };
    const { training_id } = await admin.call(addProgram, {
      body: { program_name: 'Deployed safety', isFirstSession: 1, ...session },
    });
    const id = training_id ?? 0;
    const people: number[] = [];
    for (let at = 0; at < PEOPLE; at += 1) {
      const body = { first_name: `Trained${at}`, last_name: 'Deployed', email: addressOf(at) };
      people.push((await admin.call(addEmployee, { body })).id);
    }
    const onPeople = { training_id: id, employee_ids: people };
    const added = await untilEnded(admin, (await admin.call(addManyParticipants, { body: onPeople })).run_id);
    expect(added).toMatchObject({ status: 'succeeded', done: PEOPLE, failed: 0 });
    const details = async () => (await admin.call(getTraining, { params: { id: String(id) } })).details;
    expect(await details()).toMatchObject({ seats_taken: SEATS, waiting_count: PEOPLE - SEATS });

    const invited = await untilEnded(admin, (await admin.call(invite, { body: onPeople })).run_id);
    expect(invited).toMatchObject({ done: SEATS, failed: PEOPLE - SEATS });
    const [mail, ...others] = await mailsTo(addressOf(0));
    expect([mail?.Subject, others]).toEqual(['Invitation: Deployed safety, Session 1', []]);
    const token = /\/answer\/([\w-]{43})/.exec(JSON.stringify(mail))?.[1] ?? '';
    const params = { token };
    expect(await nobody.call(getLink, { params, query: {} })).toMatchObject({ state: 'open', answers: ['yes', 'no'] });
    await nobody.call(answerLink, { params, body: { answer: 'no' } });
    const last = { params: { id: String(id), employee_id: String(people.at(-1)) } };
    expect((await admin.call(getParticipant, last)).details).toMatchObject({ waiting: 0, status: 'reserved' });
    expect((await mailsTo(addressOf(PEOPLE - 1))).map(({ Subject: subject }) => subject)).toEqual([
      'You have a place: Deployed safety, Session 1',
    ]);
    const followed = { training_id: id, employee_ids: people.slice(1), status: 'followed' } as const;
    expect(await admin.call(updateStatus, { body: followed })).toEqual({ count: PEOPLE - 1, run_id: null });
    expect(await details()).toMatchObject({ followed_count: PEOPLE - 1, cost_per_person: 225 });
  },
);

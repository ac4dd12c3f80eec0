import { expect, it } from 'vitest';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { addProgram } from '#shared/contract/trainings/add-program.ts';
import { addTraining } from '#shared/contract/trainings/add-training.ts';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import { stillToFollow } from '#shared/contract/trainings/still-to-follow.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { lookAt, phone, startDesk } from './harness/browser.ts';
import { button, choose, field, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { exactToast, toastShown } from './harness/watch.ts';

const { app, open } = await startDesk({ mail: true });

const PEOPLE = 40;

const day = (offset: number): string => toDmy(addDays(today(), offset));

it('a program of three sessions with 40 people goes from creation to certificates, and one of them answers by phone', async () => {
  const admin = await app.as('admin');
  const { data } = await admin.call(listEmployees, { query: { per_page: 100, orderby_column: 'name' } });
  const people = data.filter(({ email }) => email !== null).slice(0, PEOPLE);
  const first = {
    name: 'Day 1',
    cost: 900,
    start_date: day(-12),
    end_date: day(-12),
    certificate_to_achieve: 1,
  } as const;
  const program = await admin.call(addProgram, { body: { program_name: 'Fire safety', isFirstSession: 1, ...first } });
  const held = program.training_id ?? 0;
  await admin.call(addTraining, { body: { name: 'Day 2', cost: 300, start_date: day(-5), program_id: program.id } });
  const ahead = { name: 'Day 3', cost: 300, start_date: day(9), end_date: day(10), program_id: program.id };
  const { id: next } = await admin.call(addTraining, { body: ahead });

  const { page, context } = await open('admin', `/trainings/${held}/add`);
  await button(page, 'Paste a list').click();
  await field(page, /^Names, e-mail addresses/).fill(people.map(({ email }) => email).join('\n'));
  await button(page, `Select ${PEOPLE} people`).click();
  await button(page, `Next: add ${PEOPLE} people`).click();
  await page.getByText(`${PEOPLE} added or already there, 0 failed`).waitFor();
  await button(page, 'Finish').click();
  await title(page, 'Day 1');
  await page.getByText(`${PEOPLE} without a status`).waitFor();

  await visit(page, `/trainings/${held}/participation`);
  await page.getByRole('checkbox', { name: 'Select everyone shown' }).check();
  await button(page, 'Change status').click();
  await choose(page, 'New status', 'Followed');
  await button(page, `Change ${PEOPLE} statuses`).click();
  await toastShown(page, `${PEOPLE} participants changed`);
  const query = { status: 'followed', per_page: '1' } as const;
  expect((await admin.call(listParticipants, { params: { id: String(held) }, query })).total).toBe(PEOPLE);

  const ann = people[0]!;
  await visit(page, `/trainings/${held}/employees/${ann.id}`);
  await button(page, 'Set certificate').click();
  await field(page, 'Obtained on').fill(day(-12));
  await field(page, 'Valid until').fill(day(700));
  await button(page, 'Save certificate').click();
  await exactToast(page, 'Certificate saved');

  await visit(page, `/trainings/programs/${program.id}`);
  await page.getByText('2 of 3 held').waitFor();
  await page.getByRole('row', { name: ann.name }).getByText(day(700)).waitFor();
  expect(await lookAt(page, 'program-story')).toEqual([]);

  await visit(page, `/trainings/${next}/add`);
  await button(page, 'Paste a list').click();
  await field(page, /^Names, e-mail addresses/).fill(ann.email ?? '');
  await button(page, 'Select 1 person').click();
  await button(page, 'Next: add 1 person').click();
  await button(page, 'Finish').click();
  await visit(page, `/trainings/${next}/employees/${ann.id}`);
  await button(page, 'Invite').click();
  await button(page, 'Send 1 invitation').click();
  await toastShown(page, 'Sending 1 invitation');
  await expect.poll(async () => (await app.mails()).filter(({ to }) => to.includes(ann.email ?? '')).length).toBe(1);

  await page.setViewportSize(phone);
  // Who works in Flanders is written to in Dutch.
  await page.goto(`${app.url}/dev/mail`);
  await page
    .getByRole('row', { name: ann.email ?? '' })
    .getByRole('link')
    .click();
  const answer = await page
    .frameLocator('iframe')
    .getByRole('link', { name: 'Antwoorden', exact: true })
    .getAttribute('href');
  await page.goto(`${app.url}${new URL(answer ?? '').pathname}`);
  await page.getByRole('heading', { name: 'Fire safety, Day 3' }).waitFor();
  await page.getByText(`${day(9)} – ${day(10)}`).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Ja, ik zal er zijn' }).click();
  await page.getByText('Je zei ja.').first().waitFor();
  await visit(page, `/trainings/${next}/employees/${ann.id}`);
  await page.getByText('Coming', { exact: true }).first().waitFor();
  await page.getByText(`noted that ${ann.name} will come to Day 3`).waitFor();
  await context.close();
});

it('two people who take the last seat at once are told who got it and who waits', async () => {
  const admin = await app.as('admin');
  const first = { name: 'Evening', cost: 100, start_date: day(20), end_date: day(20), seats: '1' };
  const program = await admin.call(addProgram, {
    body: { program_name: 'Dutch', mandatory_segment_id: 'all', isFirstSession: 1, ...first },
  });
  const session = program.training_id ?? 0;
  const { data: people } = await admin.call(stillToFollow, { params: { id: String(program.id) }, query: {} });
  const desks = await Promise.all(
    (['admin', 'default'] as const).map(async (user, at) => ({
      ...(await open(user, `/trainings/programs/${program.id}`)),
      person: people[at]!.employee,
    })),
  );
  // Neither request goes on before both are on their way.
  let waited = 0;
  const both = Promise.withResolvers<void>();
  for (const { page } of desks)
    await page.route('**/api/trainings/participants/add', async (route) => {
      waited += 1;
      if (waited === desks.length) both.resolve();
      await both.promise;
      await route.continue();
    });
  await Promise.all(
    desks.map(({ page, person }) =>
      page
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="/people/${person.id}"]`) })
        .getByRole('button', { name: `Add ${person.name}` })
        .click(),
    ),
  );
  await both.promise;
  const query = { per_page: '10' };
  const rows = async () => (await admin.call(listParticipants, { params: { id: String(session) }, query })).data;
  await expect.poll(async () => (await rows()).map(({ waiting }) => waiting)).toEqual([0, 1]);
  const placed = (await rows())[0]?.employee_id;
  for (const { page, person, context } of desks) {
    const told = person.id === placed ? 'added to Evening' : 'is on the waiting list';
    await toastShown(page, `${person.name} ${told}`);
    await visit(page, `/trainings/${session}`);
    await page.getByText('Waiting, place 1').waitFor();
    await context.close();
  }
});

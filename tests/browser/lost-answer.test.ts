import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addNote } from '#shared/contract/activity/add-note.ts';
import { listActivity } from '#shared/contract/activity/list-activity.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();
let page: Page;
let context: BrowserContext;

beforeAll(async () => ({ page, context } = await open('admin')));
afterAll(() => context?.close());

/** Lets the server carry out the next call of this path, but drops its answer. Returns what each call sent. */
const loseNextAnswer = async (path: string): Promise<{ key: string | undefined; body: string | null }[]> => {
  const sent: { key: string | undefined; body: string | null }[] = [];
  let isLost = false;
  await page.route(`**${path}`, async (route) => {
    const request = route.request();
    sent.push({ key: request.headers()['idempotency-key'], body: request.postData() });
    if (isLost) return route.continue();
    isLost = true;
    expect((await route.fetch()).status()).toBe(200);
    return route.abort('connectionreset');
  });
  return sent;
};

const notes = async (words: string): Promise<number> => {
  const admin = await app.as('admin');
  const { items } = await admin.call(listActivity, { query: { types: 'note_added' } });
  return JSON.stringify(items).split(words).length - 1;
};

it('keeps a note whose answer was lost in its box, and adds it only once', async () => {
  const [person] = (await (await app.as('admin')).call(listEmployees, { query: { per_page: 1 } })).data;
  await visit(page, `/people/${person!.id}`);
  const sent = await loseNextAnswer('/api/activity/addNote');
  const box = page.getByRole('textbox', { name: 'Note' });
  const add = page.getByRole('button', { name: 'Add note' });
  await box.fill('Badge besteld');
  await add.click();
  await page.getByText('No connection').waitFor();
  expect(await box.inputValue()).toBe('Badge besteld');
  await expect.poll(() => notes('Badge besteld')).toBe(1);
  await add.click();
  await toastShown(page, 'Note added');
  await expect.poll(() => box.inputValue()).toBe('');
  expect(sent).toHaveLength(2);
  expect(sent[0]!.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[1]).toEqual(sent[0]);
  expect(await notes('Badge besteld')).toBe(1);
  await expect.poll(() => page.getByRole('list', { name: 'Activity' }).getByText('Badge besteld').count()).toBe(1);
  // The same words, added again afterwards, are another note.
  await box.fill('Badge besteld');
  await add.click();
  await expect.poll(() => notes('Badge besteld')).toBe(2);
  expect(sent[2]!.key).not.toBe(sent[0]!.key);
});

it('takes a note back that was taken back already when its answer was lost', async () => {
  const admin = await app.as('admin');
  const [person] = (await admin.call(listEmployees, { query: { per_page: 1, page: 2 } })).data;
  const note = 'Laadpas besteld';
  await admin.call(addNote, { body: { relatedObject: 'employee', relatedObjectId: person!.id, note } });
  await visit(page, `/people/${person!.id}`);
  const line = page.getByRole('list', { name: 'Activity' }).getByRole('listitem').filter({ hasText: note });
  const askToTakeBack = async () => {
    await line.getByRole('button', { name: 'More for this note' }).click();
    await page.getByRole('menuitem', { name: 'Take back' }).click();
    return page.getByRole('dialog', { name: 'Take back this note?' }).getByRole('button', { name: 'Take back' });
  };
  const sent = await loseNextAnswer('/api/activity/takeBackNote');
  const takeBack = await askToTakeBack();
  await takeBack.click();
  await page.getByText('No connection').waitFor();
  await takeBack.click();
  await toastShown(page, 'Note taken back');
  expect(sent).toHaveLength(2);
  expect(sent[0]!.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[1]).toEqual(sent[0]);
});

it('adds a record only once when it is saved again after its answer was lost', async () => {
  await visit(page, '/settings/teams');
  const sent = await loseNextAnswer('/api/teams/add');
  await page.getByRole('button', { name: 'Add team' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Verloren antwoord');
  const save = dialog.getByRole('button', { name: 'Add team' });
  await save.click();
  await dialog.getByText('No connection').waitFor();
  await save.click();
  await toastShown(page, 'Team Verloren antwoord added');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  const { data } = await (await app.as('admin')).call(listTeams, {});
  expect(data.filter(({ name }) => name === 'Verloren antwoord')).toHaveLength(1);
});

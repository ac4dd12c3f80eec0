import { expect, it } from 'vitest';
import { addNote } from '#shared/contract/activity/add-note.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const { app, open } = await startDesk();

it('changes a note and takes it back, from the menu at the note', async () => {
  const admin = await app.as('admin');
  const car = (await admin.call(listCars, { query: { per_page: 1 } })).data[0]!;
  const note = 'Winterbanden besteld bij de garage om de hoek, levering tussen maandag en woensdag';
  await admin.call(addNote, { body: { relatedObject: 'car', relatedObjectId: car.id, note } });
  const { page, context } = await open('admin', `/fleet/${car.id}`);
  const line = page.getByRole('list', { name: 'Activity' }).getByRole('listitem').first();
  await line.getByText(note).waitFor();
  const choose = async (act: string): Promise<void> => {
    await line.getByRole('button', { name: 'More for this note' }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  await choose('Edit note');
  const dialog = page.getByRole('dialog', { name: 'Edit note' });
  const text = dialog.getByRole('textbox', { name: 'Note' });
  await text.fill('');
  await dialog.getByText('Note is required').waitFor();
  await text.fill('Zomerbanden besteld');
  // Escape is often a slip: what was typed stays until somebody says otherwise.
  await page.keyboard.press('Escape');
  const discard = page.getByRole('dialog', { name: 'Discard changes?' });
  await discard.getByRole('button', { name: 'Keep editing' }).click();
  await discard.waitFor({ state: 'detached' });
  expect(await text.inputValue()).toBe('Zomerbanden besteld');
  expect(await lookAt(page, 'note-edit')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await line.getByText('Zomerbanden besteld (edited)').waitFor();
  expect(await lookAt(page, 'note-edited')).toEqual([]);
  await choose('Take back');
  const question = page.getByRole('dialog', { name: 'Take back this note?' });
  expect(await lookAt(page, 'note-take-back')).toEqual([]);
  await question.getByRole('button', { name: 'Take back' }).click();
  await line.getByText('Note taken back by').waitFor();
  await expect.poll(() => line.getByText('Zomerbanden').count()).toBe(0);
  expect(await line.getByRole('button', { name: 'More for this note' }).count()).toBe(0);
  await visit(page, '/activity?types=note_added');
  await page.getByText('Note taken back by').waitFor();
  expect(await lookAt(page, 'note-taken-back')).toEqual([]);
  await context.close();
});

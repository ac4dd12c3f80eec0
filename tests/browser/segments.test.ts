import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { addCustomField } from '#shared/contract/records/add-custom-field.ts';
import { setCustomFieldValue } from '#shared/contract/records/set-custom-field-value.ts';
import { addTeam } from '#shared/contract/people/add-team.ts';
import { deleteTeam } from '#shared/contract/people/delete-team.ts';
import { editCustomField } from '#shared/contract/records/edit-custom-field.ts';
import { deleteSegment } from '#shared/contract/segments/delete-segment.ts';
import { addSegment } from '#shared/contract/segments/add-segment.ts';
import { editSegment } from '#shared/contract/segments/edit-segment.ts';
import { listSegments } from '#shared/contract/segments/list-segments.ts';
import type { SegmentFilter } from '#shared/list/segment.ts';
import type { DemoUserName } from '#infra/local/demo-users.ts';
import { lookAt, startDesk, type Opened } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const XSS = '<img src=x onerror=alert(1)>';

const desk = await startDesk();
const { app } = desk;
let fieldKey: string;
let count: number;
const filterOf = (): SegmentFilter => ({
  match: 'all',
  conditions: [
    { column: fieldKey, operator: 'is', values: ['Winter'] },
    { column: 'date_first_registration', operator: 'after', values: ['01/01/2000'] },
  ],
});

beforeAll(async () => {
  const admin = await app.as('admin');
  const { id } = await admin.call(addCustomField, {
    body: {
      object_type: 'car',
      name: `Tyres ${XSS}`,
      type: 'select_option',
      options: [{ name: 'Winter' }, { name: 'Summer' }],
    },
  });
  fieldKey = `custom_field_${id}`;
  const cars = await admin.call(listCars, { query: { per_page: 12 } });
  for (const [at, car] of cars.data.entries()) {
    await admin.call(setCustomFieldValue, {
      body: { object_type: 'car', object_id: car.id, [fieldKey]: at < 7 ? 1 : 2 },
    });
  }
  count = (await admin.call(listCars, { query: { filters: JSON.stringify(filterOf()) } })).count;
});

const open = (user: DemoUserName, path: string): Promise<Opened> =>
  desk.open(user, path, (page) =>
    page.on('dialog', (dialog) => {
      if (dialog.type() === 'alert') throw new Error('a name ran as script');
    }),
  );
const builder = (query: string) => `/settings/segments/builder?object=car&${query}`;
const row = (page: Page, place: string) => page.getByRole('group', { name: `Condition ${place}`, exact: true });
const pickInRow = async (page: Page, box: string, place: string, option: string) => {
  await row(page, place).getByRole('combobox', { name: box }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const countFound = (page: Page) => page.getByRole('region', { name: 'Preview' }).locator('p').first();
const pageTitle = (page: Page) => page.getByRole('heading', { level: 1 });
const segmentsOf = async (user: DemoUserName) =>
  (await (await app.as(user)).call(listSegments, { query: { object_type: 'car' } })).data;

it('is built with dates that count from today', async () => {
  const { page, context } = await open('admin', builder(''));
  await page.getByRole('heading', { level: 1, name: 'New segment' }).waitFor();
  await pickInRow(page, 'Column', '1', 'Registered');
  await pickInRow(page, 'Condition', '1', 'is within the last … days');
  const days = row(page, '1').getByRole('textbox', { name: 'Days' });
  await days.fill('3660');
  expect(await lookAt(page, 'segment-relative-dates')).toEqual([]);
  const found = async (operator: string, ...values: string[]): Promise<number> => {
    const filters = JSON.stringify({ conditions: [{ column: 'date_first_registration', operator, values }] });
    return (await (await app.as('admin')).call(listCars, { query: { filters } })).count;
  };
  const lastYears = await found('last_days', '3660');
  expect(lastYears).toBeGreaterThan(0);
  await expect
    .poll(async () => (await countFound(page).textContent())?.replace(/\D/g, ''))
    .toContain(String(lastYears));
  await pickInRow(page, 'Condition', '1', 'is this year');
  expect(await days.count()).toBe(0);
  const thisYear = await found('this_year');
  await expect.poll(async () => (await countFound(page).textContent())?.replace(/\D/g, '')).toContain(String(thisYear));
  await context.close();
});

it('is named before the custom field on which it depends is archived', async () => {
  const admin = await app.as('admin');
  const { id } = await admin.call(addCustomField, { body: { object_type: 'car', name: 'Garage', type: 'textfield' } });
  const conditions = [{ column: `custom_field_${id}`, operator: 'not_empty' as const, values: [] }];
  await admin.call(addSegment, { body: { object_type: 'car', name: 'Garaged', filter: { match: 'all', conditions } } });
  const { page, context } = await open('admin', '/settings/customFields?object=car');
  await page.getByRole('button', { name: 'Archive Garage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Archive Garage?' });
  await dialog.getByText('Segment Garaged').waitFor();
  expect(await lookAt(page, 'custom-field-archive')).toEqual([]);
  await dialog.getByRole('button', { name: 'Archive field' }).click();
  await page.getByRole('button', { name: 'Unarchive Garage' }).click();
  await page.getByRole('button', { name: 'Archive Garage' }).waitFor();
  await context.close();
});

describe('a segment', () => {
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => ({ page, context } = await open('admin', '/fleet')));
  afterAll(() => context?.close());

  it('is built with a custom field and a date, and counts as it grows', async () => {
    await page.locator('tr[data-row]').first().waitFor();
    await page.getByRole('combobox', { name: 'Segment' }).click();
    await page.getByRole('option', { name: 'New segment' }).click();
    await page.getByRole('heading', { level: 1, name: 'New segment' }).waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Winter cars');
    await pickInRow(page, 'Column', '1', `Tyres ${XSS}`);
    await pickInRow(page, 'Value', '1', 'Winter');
    await expect.poll(() => countFound(page).innerText()).toBe('7 vehicles');
    expect(await page.getByRole('region', { name: 'Preview' }).getByRole('listitem').count()).toBe(7);
    await page.getByRole('button', { name: 'Add condition' }).click();
    await pickInRow(page, 'Column', '2', 'Registered');
    await pickInRow(page, 'Condition', '2', 'is after');
    await row(page, '2').getByRole('textbox').fill('01/01/2000');
    await expect.poll(() => countFound(page).innerText()).toBe(`${count} vehicle${count === 1 ? '' : 's'}`);
    expect(await lookAt(page, 'segment-builder')).toEqual([]);
  });

  it('says on the row what is missing, and keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Add condition' }).click();
    await page.getByRole('button', { name: 'Create segment' }).click();
    await row(page, '3').getByText('This field is required', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove condition 3' }).click();
    await page.getByRole('radio', { name: /Everyone/ }).check();
    await page.getByRole('button', { name: 'Create segment' }).click();
    await page.getByText('Segment created').waitFor();
    await page.waitForURL(/\/fleet\?.*segment=\d+/);
    await expect.poll(() => pageTitle(page).innerText()).toMatch(new RegExp(`Fleet\\s*${count}$`));
  });

  it('gives another user the same count, who may save a copy', async () => {
    const other = await open('default', '/fleet');
    await other.page.locator('tr[data-row]').first().waitFor();
    await other.page.getByRole('combobox', { name: 'Segment' }).click();
    await other.page.getByRole('option', { name: /Winter cars/ }).click();
    await expect.poll(() => pageTitle(other.page).innerText()).toMatch(new RegExp(`Fleet\\s*${count}$`));
    await other.page.getByRole('link', { name: 'Edit segment Winter cars' }).click();
    await other.page.getByText('Someone else shared this segment').waitFor();
    expect(await other.page.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0);
    await other.context.close();
  });

  it('keeps the option through a renaming, and tells of a team that was removed', async () => {
    const admin = await app.as('admin');
    const id = Number(fieldKey.replace('custom_field_', ''));
    await admin.call(editCustomField, { body: { id, options: [{ id: 1, name: 'Snow', archived: 0 }] } });
    const { id: team } = await admin.call(addTeam, { body: { name: 'Pop-up shop' } });
    const inTeam: SegmentFilter = { match: 'all', conditions: [{ column: 'team', operator: 'is', values: [team] }] };
    const body = { object_type: 'car' as const, name: 'Of the shop', filter: inTeam, shared: 1 as const };
    const { id: shop } = await admin.call(addSegment, { body });
    await admin.call(deleteTeam, { body: { id: team } });
    const named: SegmentFilter['conditions'] = [{ column: fieldKey, operator: 'is', values: [1] }];
    const both = JSON.stringify({ match: 'all', conditions: [...named, ...inTeam.conditions] });
    const other = await open('admin', `/fleet?segment=${shop}&filters=${encodeURIComponent(both)}`);
    await other.page.getByText('A condition of this segment uses something that was removed (Team).').waitFor();
    await other.page.getByText('Snow', { exact: true }).waitFor();
    await other.page.getByText('removed since', { exact: true }).waitFor();
    expect(await lookAt(other.page, 'list-removed-team')).toEqual([]);
    await other.page.getByRole('link', { name: 'Edit segment', exact: true }).click();
    await row(other.page, '1').getByText('This choice was removed. Choose another one').waitFor();
    expect(await lookAt(other.page, 'segment-removed-team')).toEqual([]);
    await pickInRow(other.page, 'Value', '1', 'Finance');
    await row(other.page, '1').getByText('This choice was removed. Choose another one').waitFor({ state: 'detached' });
    await other.context.close();
    await admin.call(deleteSegment, { body: { id: shop } });
  });

  it('accepts a group, asks before the user leaves, and is saved', async () => {
    await page.getByRole('link', { name: 'Edit segment Winter cars' }).click();
    await page.getByRole('heading', { level: 1, name: 'Segment Winter cars' }).waitFor();
    await page.getByRole('button', { name: 'Add group' }).click();
    await pickInRow(page, 'Column', '3.1', 'Fuel');
    await pickInRow(page, 'Condition', '3.1', 'is any of');
    await pickInRow(page, 'Value', '3.1', 'Electric');
    await page.getByRole('option', { name: 'Diesel', exact: true }).click();
    await page.keyboard.press('Escape');
    await pickInRow(page, 'Column', '3.2', 'Tags');
    await row(page, '3.2')
      .getByRole('combobox', { name: 'Value' })
      .or(row(page, '3.2').getByRole('textbox'))
      .last()
      .fill('x');
    expect(await lookAt(page, 'segment-group')).toEqual([]);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Segment saved').waitFor();
    const [stored] = (await segmentsOf('admin')).filter(({ name }) => name === 'Winter cars');
    expect(stored?.filter?.conditions[2]).toEqual({
      match: 'any',
      conditions: [
        { column: 'fuel', operator: 'any_of', values: ['electric', 'diesel'] },
        { column: 'tags', operator: 'is', values: ['x'] },
      ],
    });
    await expect.poll(() => pageTitle(page).innerText()).toMatch(new RegExp(`Fleet\\s*${stored?.count}$`));
  });

  it('starts from the filters of the list', async () => {
    const filters = JSON.stringify({
      match: 'all',
      conditions: [{ column: 'fuel', operator: 'is', values: ['diesel'] }],
    });
    await visit(page, `/fleet?segment=all&filters=${encodeURIComponent(filters)}`);
    await page.getByRole('link', { name: 'Save as segment' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(XSS);
    expect(await row(page, '1').getByRole('combobox', { name: 'Value' }).inputValue()).toBe('Diesel');
    await page.getByRole('button', { name: 'Create segment' }).click();
    await page.waitForURL(/\/fleet\?.*segment=\d+/);
    await page.getByRole('combobox', { name: 'Segment' }).click();
    await page.getByRole('option', { name: XSS }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('shows both versions when somebody changed it meanwhile', async () => {
    const admin = await app.as('admin');
    const { id } = await admin.call(addSegment, { body: { object_type: 'car', name: 'Old', filter: filterOf() } });
    await visit(page, builder(`id=${id}&back=https://evil.example`));
    await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
    await admin.call(editSegment, { body: { id, name: 'Theirs' } });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Someone else saved this segment').waitFor();
    await page.getByText('Theirs', { exact: true }).last().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Save my value', exact: true }).click();
    // The builder does not lead back to an address outside the app.
    await page.waitForURL('**/settings/segments');
    await page.getByRole('rowheader', { name: 'Mine' }).waitFor();
    expect(await page.getByRole('rowheader', { name: /^No segments yet/ }).count()).toBe(1);
    expect(await lookAt(page, 'segments')).toEqual([]);
    await page.getByRole('button', { name: 'Delete Mine' }).click();
    await page.getByRole('button', { name: 'Delete segment' }).click();
    await page.getByText('Segment deleted').waitFor();
    expect((await segmentsOf('admin')).map(({ name }) => name)).not.toContain('Mine');
  });
});

it('hides the segment builder from light access', async () => {
  const { page, context } = await open('light', '/fleet');
  await page.locator('tr[data-row]').first().waitFor();
  await page.getByRole('combobox', { name: 'Segment' }).click();
  await page.getByRole('option').first().waitFor();
  expect(await page.getByRole('option', { name: 'New segment' }).count()).toBe(0);
  await visit(page, builder('back=/fleet'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Name' }).count()).toBe(0);
  await context.close();
});

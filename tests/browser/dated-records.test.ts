import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAsset } from '#shared/contract/assets/add-asset.ts';
import { addAssetType } from '#shared/contract/assets/add-asset-type.ts';
import { getAssetAssignments } from '#shared/contract/assets/get-asset-assignments.ts';
import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { getLeaver } from '#shared/contract/people/get-leaver.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { addUser } from '#shared/contract/session/add-user.ts';
import { listUsers } from '#shared/contract/session/list-users.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { button, field, link, search } from './harness/controls.ts';
import { pointerAway } from './harness/pointer-only.ts';
import { load, visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';
import { softwareCalls } from './software-calls.ts';

type Person = { id: number; name: string };

const TODAY = '23/11/2026';
const { app, open } = await startDesk();
const { product, assign, license } = softwareCalls(app);
let context: BrowserContext;
let page: Page;
let admin: ApiClient;
let people: Person[];
let tablet: number;
let made = 0;

const setToday = async (today: string): Promise<void> => {
  await (await app.as('nobody')).post('/dev/clock', { today });
};
/** Shows a page on another day. */
const loadOn = async (today: string, path: string): Promise<void> => {
  await setToday(today);
  await load(page, path);
};
const assetOf = async (owner: number): Promise<number> => {
  made += 1;
  const body = { assetTypeId: tablet, ownerEmployeeId: owner, serial_number: `DAY-${made}`, start_date: '01/02/2025' };
  return (await admin.call(addAsset, { body: owner > 0 ? body : { ...body, start_date: null } })).id;
};
const asset = async (id: number) => (await admin.call(getAssetDetails, { params: { id: String(id) } })).asset;
const ownersOf = async (id: number) =>
  (await admin.call(getAssetAssignments, { params: { id: String(id) } })).periods.map(
    ({ employee, start_date: from, end_date: to }) => [employee.id, from, to],
  );
const newPerson = async (first_name: string): Promise<Person> => {
  const body = { first_name, last_name: 'Dagteller', start_date: '01/02/2024' };
  return { id: (await admin.call(addEmployee, { body })).id, name: `${first_name} Dagteller` };
};
const isActive = async (id: number): Promise<boolean> =>
  (await admin.call(getEmployeeDetail, { params: { id: String(id) } })).employee.deleted === 0;
const more = async (item: string): Promise<void> => {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: item }).click();
};
const dialog = () => page.getByRole('dialog');
const day = (name: string) => dialog().getByRole('textbox', { name: new RegExp(`^${name}`) });

beforeAll(async () => {
  admin = await app.as('admin');
  await setToday(TODAY);
  tablet = (await admin.call(addAssetType, { body: { name: 'Dagtablet', return_existing: 1 } })).id;
  const { data } = await admin.call(listEmployees, { query: { per_page: 100, orderby_column: 'name' } });
  // A picker finds people by their names, so these are names that nobody shares; they stay for good.
  people = data.filter(
    ({ name, active_until: last }) => !last && data.filter((other) => other.name === name).length === 1,
  );
  ({ page, context } = await open('admin', '/assets'));
});
beforeEach(() => setToday(TODAY));
afterEach(() => pointerAway(page));
afterAll(async () => {
  await setToday('');
  await context?.close();
});

describe('an asset', () => {
  it('returns to stock on a later day, which can be changed and called off before, and corrected after', async () => {
    const [laura] = people as [Person];
    const id = await assetOf(laura.id);
    await visit(page, `/assets/${id}`);
    await button(page, 'Return').click();
    await day('Last day with the owner').fill('31/12/2029');
    await dialog().getByText('That is more than a year ahead. Check the year.').waitFor();
    await day('Last day with the owner').fill('31/12/2026');
    await dialog().getByText(`${laura.name} keeps it until 31/12/2026. It goes back to stock on 01/01/2027.`).waitFor();
    expect(await lookAt(page, 'asset-return-planned')).toEqual([]);
    await dialog().getByRole('button', { name: 'Return to stock' }).click();
    await toastShown(page, 'Returns to stock on 01/01/2027');
    await page.getByText(`${laura.name} has it until 31/12/2026, then nobody.`).waitFor();
    expect(await asset(id)).toMatchObject({ owner_employee_id: laura.id, planned: { start_date: '01/01/2027' } });
    expect(await lookAt(page, 'asset-page-planned')).toEqual([]);

    await button(page, /^Change: /).click();
    expect(await day('Last day with the owner').inputValue()).toBe('31/12/2026');
    await day('Last day with the owner').fill('15/12/2026');
    await dialog().getByRole('button', { name: 'Save last day' }).click();
    const sentence = `${laura.name} has it until 15/12/2026, then nobody.`;
    await page.getByText(sentence).waitFor();
    await button(page, /^Call off: /).click();
    await toastShown(page, 'Plan called off');
    expect(await ownersOf(id)).toEqual([[laura.id, '01/02/2025', null]]);
    await button(page, 'Undo').click();
    await page.getByText(sentence).waitFor();

    await loadOn('16/12/2026', `/assets/${id}`);
    await page.getByText('Nobody, in stock').waitFor();
    await more('Correct the return');
    await day('Last day with the owner').fill('10/12/2026');
    expect(await lookAt(page, 'asset-return-correct')).toEqual([]);
    await dialog().getByRole('button', { name: 'Save last day' }).click();
    await toastShown(page, 'Return corrected');
    expect(await ownersOf(id)).toEqual([[laura.id, '01/02/2025', '11/12/2026']]);
    await loadOn(TODAY, '/assets');
  });

  it('is planned for somebody else in the dialog, and shown with the plan in the list', async () => {
    const [laura, karim, third] = people as [Person, Person, Person];
    const id = await assetOf(laura.id);
    await visit(page, `/assets/${id}`);
    await button(page, 'Transfer').click();
    await search(page, /^New owner/, karim.name);
    await day('From').fill('01/12/2026');
    await dialog().getByText(`${karim.name} has it from 01/12/2026; until then ${laura.name}.`).waitFor();
    expect(await lookAt(page, 'asset-transfer-planned')).toEqual([]);
    await dialog().getByRole('button', { name: 'Transfer asset' }).click();
    await toastShown(page, `${karim.name} gets it on 01/12/2026`);
    await visit(page, `/assets?segment=planned&search=DAY-${made}&columns=owner_employee_name,planned_from`);
    await page.locator(`tr[data-row="${id}"]`).getByText(`${karim.name}, from 01/12/2026`).waitFor();
    expect(await lookAt(page, 'assets-planned')).toEqual([]);

    // Editing another field leaves the plan alone.
    await visit(page, `/assets/${id}/edit`);
    await page.getByText(`${karim.name}, from 01/12/2026`).waitFor();
    await field(page, 'Vendor').fill('Bechtle');
    await button(page, 'Save changes').click();
    await page.getByText(`${karim.name} has it from 01/12/2026; until then ${laura.name}.`).waitFor();
    await button(page, /^Change: /).click();
    await search(page, /^New owner/, third.name);
    await dialog().getByRole('button', { name: 'Save plan' }).click();
    await page.getByText(`${third.name} has it from 01/12/2026; until then ${laura.name}.`).waitFor();
    expect((await asset(id)).planned).toMatchObject({ employee_id: third.id });
  });

  it('is given from a later day on when it is added, and is in stock until then', async () => {
    const [laura] = people as [Person];
    await visit(page, `/assets/new?employee_id=${laura.id}`);
    await search(page, /^Asset/, 'Dagtablet');
    await field(page, 'From').fill('01/12/2026');
    await page.getByText('The owner gets it on 01/12/2026. Until then it is in stock.').waitFor();
    expect(await lookAt(page, 'asset-new-planned')).toEqual([]);
    await button(page, /^Next/).click();
    await button(page, 'Assign asset').click();
    await toastShown(page, 'Asset assigned from 01/12/2026');
    await page.getByText(`${laura.name} has it from 01/12/2026; until then nobody.`).waitFor();
    await visit(page, `/people/${laura.id}`);
    const row = page.getByRole('listitem').filter({ hasText: 'Dagtablet' }).filter({ hasText: 'Planned' }).first();
    await row.getByText('from 01/12/2026').waitFor();
    expect(await lookAt(page, 'person-planned')).toEqual([]);
  });

  it('leaves days between two owners in the edit form, and says what happens on both', async () => {
    const [laura, karim] = people as [Person, Person];
    const id = await assetOf(laura.id);
    await visit(page, `/assets/${id}/edit`);
    await search(page, /^Owner/, karim.name);
    expect(await field(page, 'Last day with the current owner').inputValue()).toBe('22/11/2026');
    await field(page, 'Last day with the current owner').fill('30/11/2026');
    await field(page, 'First day with the new owner').fill('10/12/2026');
    await page
      .getByText(
        `${laura.name} has it until 30/11/2026, then nobody. ${karim.name} has it from 10/12/2026; until then nobody.`,
      )
      .waitFor();
    expect(await lookAt(page, 'asset-edit-planned')).toEqual([]);
    await button(page, 'Save changes').click();
    await toastShown(page, 'Changes saved');
    expect(await ownersOf(id)).toEqual([
      [karim.id, '10/12/2026', null],
      [laura.id, '01/02/2025', '01/12/2026'],
    ]);
    await expect.poll(() => page.locator('figure [data-gap]').count()).toBe(1);
  });

  it('returns from its owner with others in one run, on a later day', async () => {
    const { id: owner } = await newPerson('Veel');
    const id = await assetOf(owner);
    await visit(page, `/people/${owner}`);
    await more('Transfer or return…');
    await dialog()
      .getByRole('radio', { name: /^Back to stock/ })
      .click();
    expect(await day('Last day with the owner').inputValue()).toBe('');
    await day('Last day with the owner').fill('31/12/2026');
    await dialog().getByText('They go back to stock on 01/01/2027.').waitFor();
    expect(await lookAt(page, 'person-return-planned')).toEqual([]);
    await dialog()
      .getByRole('radio', { name: /^To another person/ })
      .click();
    expect(await day('First day with the new owner').inputValue()).toBe('01/01/2027');
    await dialog()
      .getByRole('radio', { name: /^Back to stock/ })
      .click();
    await button(page, 'Return 1 asset').click();
    await toastShown(page, '1 asset planned for 01/01/2027');
    await expect.poll(() => ownersOf(id)).toEqual([[owner, '01/02/2025', '01/01/2027']]);
    await page.getByText('from 01/02/2025 until 31/12/2026').waitFor();
    await page.getByText('from 01/02/2025 until 31/12/2026').scrollIntoViewIfNeeded();
    expect(await lookAt(page, 'person-until')).toEqual([]);
    await more('Deactivate');
    await dialog().getByText('still has 1 asset').waitFor();
    expect(await lookAt(page, 'person-deactivate-holds')).toEqual([]);
  });

  it('has its history corrected in place', async () => {
    const [laura] = people as [Person];
    const id = await assetOf(laura.id);
    await visit(page, `/assets/${id}`);
    await button(page, 'Edit history').click();
    const form = page.getByRole('form', { name: 'Edit history' });
    await form.getByRole('textbox', { name: /^First day/ }).fill('01/06/2025');
    expect(await lookAt(page, 'asset-history')).toEqual([]);
    await button(page, 'Save history').click();
    await toastShown(page, 'History corrected');
    expect(await ownersOf(id)).toEqual([[laura.id, '01/06/2025', null]]);
  });
});

describe('a licence', () => {
  it('begins, changes hands and ends on later days', async () => {
    const [sofie, karim] = people as [Person, Person];
    const bord = await product('Dagbord');
    await visit(page, `/people/${sofie.id}/add/software`);
    await search(page, /^Product/, 'Dagbord');
    await field(page, 'From').fill('01/12/2026');
    await page.getByText('Starts on 01/12/2026 and takes no seat until then.').waitFor();
    await button(page, 'Assign licence').click();
    await toastShown(page, `${sofie.name} gets a Dagbord licence on 01/12/2026`);
    await page.getByRole('link', { name: /Dagbord/ }).click();
    await page.getByText(`${sofie.name} has it from 01/12/2026; until then nobody.`).waitFor();
    expect(await lookAt(page, 'license-upcoming')).toEqual([]);
    const id = Number(/\/licenses\/(\d+)/.exec(page.url())?.[1]);
    expect((await license(id)).product_id).toBe(bord);
    await button(page, /^Change: /).click();
    await day('From').fill('05/12/2026');
    expect(await lookAt(page, 'license-plan')).toEqual([]);
    await dialog().getByRole('button', { name: 'Save plan' }).click();
    await page.getByText(`${sofie.name} has it from 05/12/2026; until then nobody.`).waitFor();

    await loadOn('05/12/2026', `/software/licenses/${id}/edit`);
    await search(page, /^Person/, karim.name);
    await field(page, 'From').fill('15/12/2026');
    await page.getByText(`${karim.name} has it from 15/12/2026; until then ${sofie.name}.`).waitFor();
    await button(page, 'Save changes').click();
    await page.getByText(`${karim.name} has it from 15/12/2026; until then ${sofie.name}.`).waitFor();
    await button(page, /^Call off: /).click();
    await toastShown(page, 'Plan called off');
    await link(page, 'Deactivate').click();
    await field(page, 'Last day').fill('31/12/2026');
    await page.getByText(`${sofie.name} keeps Dagbord until 31/12/2026. Then the licence is deactivated.`).waitFor();
    expect(await lookAt(page, 'license-end')).toEqual([]);
    await button(page, 'Deactivate').click();
    await toastShown(page, 'Licence ends on 31/12/2026');
    await page.getByText('It ends on 31/12/2026.').waitFor();
    expect(await license(id)).toMatchObject({ active: 1, employee_id: sofie.id, planned_end: '01/01/2027' });
    expect(await lookAt(page, 'license-planned')).toEqual([]);
    await visit(page, '/software/licenses?segment=planned&search=Dagbord');
    await page.locator(`tr[data-row="${id}"]`).getByText('Planned', { exact: true }).waitFor();
    expect(await lookAt(page, 'licenses-planned')).toEqual([]);

    await loadOn('01/01/2027', `/software/licenses/${id}`);
    await page.getByText('This licence is deactivated. Last day: 31/12/2026.').waitFor();
    await link(page, 'Correct last day').click();
    await field(page, 'Last day').fill('20/12/2026');
    await button(page, 'Save last day').click();
    await page.getByText('This licence is deactivated. Last day: 20/12/2026.').waitFor();
    expect(await lookAt(page, 'license-corrected')).toEqual([]);
    await loadOn(TODAY, '/software/licenses');
  });

  it('is given up before it begins, after a question', async () => {
    const [sofie] = people as [Person];
    const id = await assign(await product('Nooitbord'), sofie.id, { start_date: '01/12/2026' });
    await visit(page, `/software/licenses/${id}`);
    await button(page, /^Call off: /).click();
    await page.getByRole('dialog', { name: 'Call off licence' }).waitFor();
    await page.getByText(`${sofie.name} will not get Nooitbord. The licence will be deactivated.`).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
    await toastShown(page, `${sofie.name}'s Nooitbord licence called off`);
    await page.getByText('This licence is deactivated.').waitFor();
  });
});

describe('somebody who leaves on a later day', () => {
  it('stays active with their login until then, and the day can be changed, called off and corrected', async () => {
    const { id, name } = await newPerson('Sofie');
    const login = { email: 'sofie.dagteller@example.com', name, role: 'default' as const, employee_id: id };
    await admin.call(addUser, { body: login });
    const loginIsActive = async () =>
      (await admin.call(listUsers, { query: { search_term: login.email } })).data.length === 1;
    await visit(page, `/people/${id}`);
    await more('Deactivate');
    await day('Active until').fill('27/11/2026');
    await dialog().getByText(`${name} stays active until 27/11/2026 and is then deactivated.`).waitFor();
    await dialog().getByText(`The login ${login.email} ends after 27/11/2026.`).waitFor();
    expect(await lookAt(page, 'person-leaving-planned')).toEqual([]);
    await dialog().getByRole('button', { name: 'Deactivate' }).click();
    await toastShown(page, `${name} leaves on 27/11/2026`);
    await page.getByText('Leaves on 27/11/2026', { exact: true }).waitFor();
    expect(await lookAt(page, 'person-leaving')).toEqual([]);
    expect([await isActive(id), await loginIsActive()]).toEqual([true, true]);
    await visit(page, `/people?segment=leaving&search=${encodeURIComponent(name)}`);
    await page.locator(`tr[data-row="${id}"]`).waitFor();

    await visit(page, `/people/${id}`);
    await button(page, 'Call off').click();
    await toastShown(page, `${name} stays`);
    await button(page, 'Undo').click();
    await page.getByText('Leaves on 27/11/2026', { exact: true }).waitFor();
    await link(page, 'Change').click();
    await dialog().getByRole('checkbox', { name: 'Keep login' }).check();
    await dialog().getByText(`The login ${login.email} stays after that.`).waitFor();
    await dialog().getByRole('checkbox', { name: 'Keep login' }).uncheck();
    await day('Active until').fill('30/11/2026');
    await dialog().getByRole('button', { name: 'Save last day' }).click();
    await page.getByText('Leaves on 30/11/2026', { exact: true }).waitFor();

    await loadOn('01/12/2026', `/people/${id}`);
    await page.getByText(`${name} is deactivated, last day 30/11/2026.`).waitFor();
    expect(await isActive(id)).toBe(false);
    await link(page, 'Correct last day').click();
    await day('Active until').fill('25/11/2026');
    expect(await lookAt(page, 'person-last-day-correct')).toEqual([]);
    await dialog().getByRole('button', { name: 'Save last day' }).click();
    await page.getByText(`${name} is deactivated, last day 25/11/2026.`).waitFor();
    await loadOn(TODAY, '/people');
  });

  it('has their things planned to come back in the leaver checklist', async () => {
    const { id, name } = await newPerson('Piet');
    const held = await assetOf(id);
    const planned = await assign(await product('Komtbord'), id, { start_date: '01/12/2026' });
    const taker = people[4]!;
    await admin.post('/api/employees/delete', { id, active_until: '27/11/2026' });
    await visit(page, `/people/${id}/leaving`);
    await page.getByText(`${name} keeps everything until 27/11/2026`).waitFor();
    expect(await field(page, 'Effective date').inputValue()).toBe('28/11/2026');
    await page.getByText('On 28/11/2026, returned items come back').waitFor();
    await page.getByText('What will happen on 28/11/2026').waitFor();
    await page.getByText('from 01/12/2026').waitFor();
    await page.getByRole('radiogroup', { name: /DAY-/ }).getByText('Transfer', { exact: true }).click();
    await search(page, 'New owner of', taker.name);
    await page
      .getByRole('radiogroup', { name: /Komtbord/ })
      .getByText('Return', { exact: true })
      .click();
    expect(await lookAt(page, 'leaver-planned')).toEqual([]);
    await button(page, 'Plan 2 decisions').click();
    await page.getByText('2 applied, 0 failed').waitFor();
    expect(await asset(held)).toMatchObject({
      owner_employee_id: id,
      planned: { employee_id: taker.id, start_date: '28/11/2026' },
    });
    expect((await license(planned)).date_deactivated).not.toBeNull();
    await visit(page, `/people/${id}/leaving`);
    await page.getByText(`then ${taker.name}, from 28/11/2026`).waitFor();
    await setToday('28/11/2026');
    expect(
      (await admin.call(getLeaver, { params: { id: String(taker.id) } })).assets.some((one) => one.id === held),
    ).toBe(true);
    expect(await isActive(id)).toBe(false);
    await loadOn(TODAY, '/people');
  });
});

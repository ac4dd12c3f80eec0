import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAssetType } from '#shared/contract/assets/add-asset-type.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { addCustomField } from '#shared/contract/records/add-custom-field.ts';
import { addSegment } from '#shared/contract/segments/add-segment.ts';
import { editRetention } from '#shared/contract/contracts/edit-retention.ts';
import { getRetention } from '#shared/contract/contracts/get-retention.ts';
import { setCompany } from '#shared/contract/session/set-company.ts';
import { deactivateUser } from '#shared/contract/session/deactivate-user.ts';
import { editUser } from '#shared/contract/session/edit-user.ts';
import { getCompany } from '#shared/contract/session/get-company.ts';
import { getFeatures } from '#shared/contract/session/get-features.ts';
import { listApiKeys } from '#shared/contract/session/list-api-keys.ts';
import { listUsers } from '#shared/contract/session/list-users.ts';
import { setFeatures } from '#shared/contract/session/set-features.ts';
import { desk, lookAt, phone, setScheme, startDesk } from './harness/browser.ts';
import { box, button, choose, pick, title } from './harness/controls.ts';
import { reload, visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();

const users = async (query: object = {}) =>
  (await (await app.as('admin')).call(listUsers, { query: { per_page: 100, ...query } })).data;
const teams = async () => (await (await app.as('admin')).call(listTeams, {})).data;

describe('an administrator and settings', () => {
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => ({ page, context } = await open('admin', '/settings')));
  afterAll(() => context?.close());

  it('finds users, teams and features', async () => {
    await page.getByRole('link', { name: /Teams/ }).waitFor();
    expect(await lookAt(page, 'settings')).toEqual([]);
  });

  it('switches a feature, and the fleet form follows at once', async () => {
    const cars = await (await app.as('admin')).call(listCars, { query: { per_page: 100 } });
    const car = cars.data.find(({ type }) => type === 'car')!;
    const contribution = page.getByText('Contribution paid');
    await visit(page, `/fleet/${car.id}/edit`);
    await page.getByRole('textbox', { name: 'Employee contribution' }).fill('25');
    expect(await contribution.count()).toBe(0);
    await visit(page, '/fleet');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: /Features/ }).click();
    const contributionType = page.getByRole('switch', { name: 'Contribution type' });
    await contributionType.waitFor();
    // Somebody else switches another feature first; both are on.
    const other = await app.as('admin');
    const before = await other.call(getFeatures, {});
    const feature_flags = [...before.feature_flags, 'push_no_days_off' as const];
    const { version } = await other.call(setFeatures, { body: { feature_flags } });
    await contributionType.press('Space');
    await toastShown(page, 'Contribution type turned on');
    const both = await other.call(getFeatures, {});
    expect(both).toMatchObject({
      version: version + 1,
      feature_flags: [...feature_flags, 'use_own_contribution_payment_type'],
    });
    const own = both.feature_flags.filter((name) => name !== 'push_no_days_off');
    await other.call(setFeatures, { body: { feature_flags: own } });
    // A switch that is on and locked has a colour, as one that is on has: grey is off.
    const colours = await page
      .locator('input[role=switch]:checked:disabled + *')
      .evaluateAll((tracks) =>
        tracks.map((track) => (getComputedStyle(track).backgroundColor.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)),
      );
    expect(colours.length).toBeGreaterThan(0);
    for (const colour of colours) expect(Math.min(...colour) / Math.max(...colour)).toBeLessThan(0.8);
    expect(await lookAt(page, 'settings-features')).toEqual([]);
    // The app is not loaded again.
    await page.getByRole('link', { name: 'Fleet' }).click();
    await page
      .getByRole('search')
      .getByRole('textbox')
      .first()
      .fill(car.plate ?? '');
    // The row moves when the list has answered.
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
    await page.locator(`tr[data-row="${car.id}"] td`).nth(2).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Employee contribution' }).fill('25');
    await contribution.first().waitFor();
  });

  it('adds a team with a leader, renames it and deletes it; a team with people in it is refused', async () => {
    await visit(page, '/settings/teams');
    await page.getByRole('button', { name: 'Add team' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByLabel('Name').fill('Finance');
    await modal.getByRole('combobox', { name: 'Led by' }).fill('zoe');
    await page.getByRole('option', { name: /Zoë D'Hondt/ }).click();
    await modal.getByRole('button', { name: 'Add team' }).click();
    await modal.getByText('Another team has this name').first().waitFor();
    expect(await lookAt(page, 'settings-team')).toEqual([]);
    await modal.getByLabel('Name').fill('Nieuwe ploeg');
    await modal.getByRole('button', { name: 'Add team' }).click();
    await toastShown(page, 'Team Nieuwe ploeg added');
    const made = (await teams()).find(({ name }) => name === 'Nieuwe ploeg');
    expect(made?.leaders.map(({ name }) => name)).toEqual(["Zoë D'Hondt"]);
    await page.getByRole('button', { name: 'Edit Nieuwe ploeg' }).click();
    await modal.getByLabel('Name').fill('Ploeg Noord');
    await modal.getByRole('button', { name: /^Remove .* as leader$/ }).click();
    await modal.getByRole('button', { name: 'Save changes' }).click();
    await toastShown(page, 'Team Ploeg Noord saved');
    expect((await teams()).find(({ id }) => id === made?.id)).toMatchObject({ name: 'Ploeg Noord', leaders: [] });
    expect(await lookAt(page, 'settings-teams')).toEqual([]);
    await page.getByRole('button', { name: 'Delete Ploeg Noord' }).click();
    await modal.getByRole('button', { name: 'Delete team' }).click();
    await toastShown(page, 'Team Ploeg Noord deleted');
    expect((await teams()).some(({ id }) => id === made?.id)).toBe(false);
    const finance = (await teams()).find(({ name }) => name === 'Finance')!;
    await page.getByRole('button', { name: 'Delete Finance' }).click();
    await modal.getByText(`${finance.people_count} people are in this team`).waitFor();
    await modal.getByRole('link', { name: 'View these people' }).click();
    await page.waitForURL(`**/people?*segment=team_${finance.id}*`);
  });

  it('can save every form only when something differs', async () => {
    const admin = await app.as('admin');
    const { id: type } = await admin.call(addAssetType, { body: { name: 'Beamer' } });
    const { id: garage } = await admin.call(addCustomField, {
      body: { object_type: 'car', type: 'textfield', name: 'Garage' },
    });
    const filter = {
      match: 'all' as const,
      conditions: [{ column: 'color', operator: 'is' as const, values: ['Red'] }],
    };
    const { id: segment } = await admin.call(addSegment, { body: { object_type: 'car', name: 'Reds', filter } });
    const forms = [
      ['/people/8/edit', 'First name'],
      ['/fleet/1/edit', 'Colour'],
      ['/fleet/1/edit/customFields', 'Garage'],
      ['/settings/users/1', 'Name'],
      [`/settings/assetTypes/${type}`, 'Name'],
      [`/settings/customFields/${garage}?object=car`, 'Name'],
      [`/settings/segments/builder?object=car&id=${segment}`, 'Name'],
    ] as const;
    for (const [path, label] of forms) {
      await visit(page, path);
      const text = page.getByRole('textbox', { name: label, exact: true });
      const save = page.getByRole('button', { name: 'Save changes' });
      await text.waitFor();
      const stored = await text.inputValue();
      await expect.poll(() => save.isDisabled(), { message: path }).toBe(true);
      await text.fill(`${stored} x`);
      await expect.poll(() => save.isEnabled(), { message: path }).toBe(true);
      await text.fill(stored);
      await expect.poll(() => save.isDisabled(), { message: path }).toBe(true);
    }
    await visit(page, '/settings/teams');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Name').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
  });

  it('says what contracts state of the company, and refuses a team at two establishments', async () => {
    await visit(page, '/settings/company');
    await title(page, 'Company');
    const enterprise = page.getByRole('textbox', { name: 'Enterprise number' });
    await enterprise.fill('0403.170.702');
    await button(page, 'Add establishment').click();
    const place = page.getByRole('group', { name: 'New establishment' });
    await place.getByRole('combobox', { name: 'Teams working here' }).click();
    await page.getByRole('option', { name: 'Finance', exact: true }).click();
    await page.keyboard.press('Escape');
    await button(page, 'Save changes').click();
    for (const refusal of ['Enter a valid enterprise number', 'A team belongs to another establishment'])
      await page.getByText(refusal).first().waitFor();
    expect(await lookAt(page, 'settings-company')).toEqual([]);
    await enterprise.fill('BE0403170701');
    await button(page, 'Remove New establishment').click();
    await pick(page, 'Currency', 'Pound sterling (£)');
    await button(page, 'Save changes').click();
    await toastShown(page, 'Company saved');
    // The number is shown as documents write it.
    await expect.poll(() => enterprise.inputValue()).toBe('0403.170.701');
    // Somebody else saves the same field first: both are shown, after a reload too, and nothing typed is lost.
    await enterprise.fill('0404.616.494');
    await (await app.as('admin')).call(setCompany, { body: { enterprise_number: '' } });
    await reload(page);
    await expect.poll(() => enterprise.inputValue()).toBe('0404.616.494');
    await button(page, 'Save changes').click();
    const clash = page.getByRole('dialog', { name: 'Someone saved the company first' });
    await clash.getByText(/ saved .*while you were editing/i).waitFor();
    await clash.getByText('0404.616.494').waitFor();
    await clash.getByRole('button', { name: /^Save/ }).click();
    await toastShown(page, 'Company saved');
    await enterprise.fill('0403.170.701');
    await button(page, 'Save changes').click();
    await toastShown(page, 'Company saved');
    const { enterprise_number: stored, establishments } = await (await app.as('admin')).call(getCompany, {});
    expect([stored, establishments.length]).toEqual(['0403.170.701', 3]);
    await visit(page, '/fleet/new');
    await choose(page, 'Type', 'Bicycle');
    await box(page, 'Brand').fill('Cowboy');
    await box(page, 'Model').fill('4');
    await button(page, /^Next/).click();
    await expect.poll(() => box(page, 'Currency').inputValue()).toBe('Pound sterling (£)');
    await (await app.as('admin')).call(setCompany, { body: { currency: 'EUR' } });
    await page.getByRole('link', { name: 'People' }).first().click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.waitForURL('**/people*');
  });

  it('says for how long what is kept, and what goes next month', async () => {
    await visit(page, '/settings/retention');
    await title(page, 'Keeping data');
    await page.getByRole('textbox', { name: 'Car policy' }).fill('3');
    await page.getByRole('textbox', { name: 'Annex' }).fill('7');
    expect(await button(page, 'Save years').isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Car policy' }).fill('10');
    await button(page, 'Save years').click();
    await toastShown(page, 'Saved');
    await page.getByRole('textbox', { name: 'Sent e-mails' }).fill('25');
    await page.getByRole('textbox', { name: 'Drafts of contracts' }).fill('1');
    expect(await button(page, 'Save months').isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Sent e-mails' }).fill('12');
    await button(page, 'Save months').click();
    await toastShown(page, 'Saved');
    expect(await lookAt(page, 'settings-retention')).toEqual([]);
    const { contracts, months } = await (await app.as('admin')).call(getRetention, {});
    expect(contracts).toMatchObject({ annex: 7, car_policy: 10 });
    expect(months).toEqual({ mail: 12, contract_drafts: 1, leaver_documents: 60, leaver_records: 120, payroll: 60 });
    // Somebody else saves first: another number goes along, and of the same one both are shown.
    const admin = await app.as('admin');
    await page.getByRole('textbox', { name: 'Annex' }).fill('8');
    await admin.call(editRetention, { body: { contracts: { annex: 9 }, months: { mail: 14 } } });
    await button(page, 'Save years').click();
    const dialog = page.getByRole('dialog', { name: 'Someone else saved this first' });
    await dialog.getByText('9', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Save my value' }).click();
    await toastShown(page, 'Saved');
    expect(await admin.call(getRetention, {})).toMatchObject({ contracts: { annex: 8 }, months: { mail: 14 } });
  });

  it('adds a user with rights, edits, deactivates and reactivates them', async () => {
    await visit(page, '/settings/users');
    await page.locator('tr[data-row]').first().waitFor();
    expect(await lookAt(page, 'settings-users')).toEqual([]);
    const rowOf = (name: string) => page.locator('tr[data-row]', { hasText: name }).innerText();
    expect([await rowOf('Support desk'), await rowOf('Payroll office')].join()).not.toContain('HR officer');
    await page.getByRole('link', { name: 'Add user' }).click();
    await title(page, 'Add user');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Hilde Nieuw');
    // A second try of this test finds the user of the first one.
    const mailbox = `hilde.${Date.now()}`;
    await page.getByLabel('E-mail').fill(`${mailbox}@noorderlicht.example`);
    await page.getByRole('radio', { name: /Read-only/ }).click();
    await page.getByRole('switch', { name: 'Export' }).press('Space');
    await page.getByRole('button', { name: 'Add user' }).click();
    await toastShown(page, 'Hilde Nieuw can now sign in');
    const [hilde] = await users({ search_term: mailbox });
    expect(hilde).toMatchObject({ role: 'read_only', can_export: 1, access_wages: 0, fleet_access: 1, active: 1 });
    await visit(page, `/settings/users/${hilde?.id}`);
    await title(page, 'Edit Hilde Nieuw');
    expect(await lookAt(page, 'settings-user')).toEqual([]);
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await toastShown(page, 'Hilde Nieuw deactivated');
    await page.getByRole('button', { name: 'Undo' }).click();
    await toastShown(page, 'Hilde Nieuw reactivated');
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await toastShown(page, 'Hilde Nieuw deactivated');
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await toastShown(page, 'Hilde Nieuw reactivated');
    // Somebody else changes what the form does not show: nothing is asked.
    const id = Number(hilde?.id);
    const admin = await app.as('admin');
    await admin.call(deactivateUser, { body: { id } });
    await admin.call(editUser, { body: { id, active: 1 } });
    await page.getByRole('switch', { name: 'Wages' }).press('Space');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toastShown(page, 'Hilde Nieuw saved');
    expect((await users({ search_term: mailbox }))[0]).toMatchObject({ active: 1, access_wages: 1 });
  });

  it('reads in the audit log who changed which right, and who saw wages', async () => {
    await visit(page, '/settings');
    await page.getByRole('link', { name: /Audit log/ }).click();
    await title(page, 'Audit log');
    const changed = page.locator('tr[data-row]', { hasText: 'Rights changed' }).first();
    await changed.waitFor();
    expect(await changed.innerText()).toMatch(/Hilde Nieuw[\s\S]*changed Wages from no to yes/);
    expect(await lookAt(page, 'settings-audit')).toEqual([]);
    await page.getByRole('search').getByRole('textbox').first().fill('vehicles');
    // While the list is fetched anew it has no rows at all.
    const about = async () =>
      (await page.locator('tr[data-row]').allInnerTexts()).map((row) => row.includes('Vehicles'));
    await expect.poll(async () => [...new Set(await about())]).toEqual([true]);
    expect(await page.locator('tr[data-row]', { hasText: 'Wages read' }).count()).toBeGreaterThan(0);
  });

  it('makes an API key, which is shown once, and revokes it', async () => {
    // A page that is told to wait asks again by itself.
    const busy = { status: 429, headers: { 'retry-after': '1' }, body: '{}' };
    await page.route('**/api/apiKeys/list?*', (route) => route.fulfill(busy), { times: 1 });
    // Keys of a try before stay in the list.
    const before = (await (await app.as('admin')).call(listApiKeys, { query: {} })).count;
    const name = before === 0 ? 'Payroll export' : `Payroll export ${before + 1}`;
    await visit(page, '/settings/api-keys');
    const table = page.getByRole('table', { name: 'API keys' });
    await (before === 0 ? page.getByText('No keys yet') : table).waitFor();
    await page.getByRole('button', { name: 'Add key' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByRole('button', { name: 'Add key' }).click();
    await modal.getByText('Name is required').waitFor();
    await modal.getByText('Access is required').waitFor();
    await modal.getByRole('textbox', { name: 'Name' }).fill(name);
    await modal.getByRole('checkbox', { name: 'Read: people' }).check();
    await modal.getByRole('checkbox', { name: 'Change: vehicles' }).check();
    await expect.poll(() => modal.getByRole('checkbox', { name: 'Read: vehicles' }).isDisabled()).toBe(true);
    expect(await lookAt(page, 'settings-api-key')).toEqual([]);
    await modal.getByRole('button', { name: 'Add key' }).click();
    const key = (await modal.locator('code').textContent()) ?? '';
    expect(await lookAt(page, 'settings-api-key-once')).toEqual([]);
    const cars = () => fetch(`${app.url}/api/cars/list`, { headers: { authorization: `Bearer ${key}` } });
    expect((await cars()).status).toBe(200);
    await modal.getByRole('button', { name: 'Done' }).click();
    const row = table.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
    await row.getByText('Changes vehicles · Reads people').waitFor();
    await expect.poll(() => page.getByText(key).count()).toBe(0);
    expect(await lookAt(page, 'settings-api-keys')).toEqual([]);
    await row.getByRole('button', { name: `Revoke ${name}`, exact: true }).click();
    await modal.getByRole('button', { name: 'Revoke key' }).click();
    await toastShown(page, `Key ${name} revoked`);
    await row.getByText('Revoked').waitFor();
    expect((await cars()).status).toBe(401);
  });

  it('cannot remove the last administrator', async () => {
    const self = (await users()).find(({ role }) => role === 'admin')!;
    await visit(page, `/settings/users/${self.id}`);
    await page.getByRole('radio', { name: /HR officer/ }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Nobody else can manage users. Make someone else administrator first.').waitFor();
    expect((await users()).find(({ id }) => id === self.id)?.role).toBe('admin');
  });
});

describe('support', () => {
  it('acts as a user of the company, and stops', async () => {
    const reader = (await users({ search_term: 'luc.peeters' }))[0]!;
    const { page, context } = await open('support', '/settings');
    await page.getByRole('link', { name: /Act as a user/ }).click();
    await page.getByRole('button', { name: 'Act as this user' }).click();
    for (const missing of ['Choose a user', 'Say why']) await page.getByText(missing, { exact: true }).waitFor();
    expect(await lookAt(page, 'settings-impersonate')).toEqual([]);
    await page.setViewportSize(phone);
    await page.getByRole('combobox', { name: /^User/ }).click();
    // The options look like entries of a menu, and a finger hits them.
    const option = page.getByRole('option', { name: new RegExp(reader.name) });
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.locator('[data-combobox-selected]').evaluate((each) => getComputedStyle(each).backgroundColor))
      .toBe('rgb(236, 238, 242)');
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await option.click();
    await page.setViewportSize(desk);
    await page.getByLabel('Purpose').fill('Question 17');
    await page.getByRole('button', { name: 'Act as this user' }).click();
    await page.getByText(`You're acting as ${reader.name}.`).waitFor();
    // A finger finds the way back, and so does who goes by the keyboard in the dark.
    const stop = page.getByRole('button', { name: /^Stop/ });
    await page.setViewportSize(phone);
    await setScheme(page, 'dark');
    expect(await stop.evaluate((each) => parseFloat(getComputedStyle(each, '::after').height))).toBe(44);
    await stop.focus();
    await page.keyboard.press('Shift');
    expect(await stop.evaluate((each) => getComputedStyle(each).outlineColor)).toBe('rgb(23, 26, 33)');
    await setScheme(page, 'light');
    await page.setViewportSize(desk);
    await visit(page, '/people');
    await page.locator('tr[data-row]').first().waitFor();
    expect(await page.getByRole('link', { name: 'Add person' }).count()).toBe(0);
    await page.getByRole('button', { name: /^Stop/ }).click();
    await page.getByText(`You're acting as ${reader.name}.`).waitFor({ state: 'detached' });
    // Nothing that is said is of the other user any more.
    await page.getByRole('status').getByText(`No longer acting as ${reader.name}`).waitFor();
    expect(await page.getByText(`Now acting as ${reader.name}`).count()).toBe(0);
    await context.close();
  });
});

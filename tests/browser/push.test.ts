import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { ok, pushCompanyOf, TODAY } from '#tests/api/push/push-company.ts';
import { lookAt, phone, startDesk, type Opened } from './harness/browser.ts';
import { box, button, field, link, title } from './harness/controls.ts';
import { load, visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

// A company of its own: of the demo only the users that sign in.
const { app, open } = await startDesk({ seed: 'empty' });

const features = [
  'daysoff/general-message-for-payroll',
  'daysoff/push-missing-iban-warning',
  'daysoff/push-with-csv-export',
] as const;

let admin: ApiClient;
let company: Awaited<ReturnType<typeof pushCompanyOf>>;
let opened: Opened;
let page: Page;

const monthOf = (integration: number): string => `/calendar/push/2026/11/${integration}`;

/** An office that plays a script for people of its own, with one day off each. */
const office = async (code: string, names: readonly string[], more: object = {}): Promise<number> => {
  const { id: team } = await ok(admin.post('/api/teams/add', { name: `Team ${code}` }));
  const id = await company.integration(code, { team_ids: [team], ...more });
  for (const name of names) await company.leave(await company.person(name, { team_ids: [team] }), '12/11/2026');
  await company.link(id, company.types.holiday, '1010');
  await company.link(id, company.types.illness, '5010');
  await company.link(id, company.types.unpaid, '3000');
  return id;
};

/** Opens the push page of an office and pushes everybody who is ticked. */
const push = async (integration: number, people: number): Promise<void> => {
  await visit(page, monthOf(integration));
  await button(page, `Push ${people} ${people === 1 ? 'person' : 'people'}`).click();
};

/** Gives a type a payroll code on the page of the types. */
const map = async (type: string, code: string): Promise<void> => {
  await box(page, `${type}: payroll code, full day`).fill(code);
  await page.getByRole('option', { name: code }).first().click();
};

const shows = (words: string | RegExp): Promise<void> => page.getByText(words).first().waitFor();

beforeAll(async () => {
  admin = await app.as('admin');
  await ok(admin.post('/dev/clock', { today: TODAY }));
  company = await pushCompanyOf(admin);
  opened = await open('admin', '/calendar');
  page = opened.page;
});
afterAll(async () => {
  await opened.context.close();
  await ok(admin.post('/dev/clock', { today: '' }));
});

describe('a month', () => {
  let brabo: number;

  beforeAll(async () => {
    const { types, leave } = company;
    const { id: team } = await ok(admin.post('/api/teams/add', { name: 'Payroll people' }));
    brabo = await company.integration('OK-1', { name: 'Brabo Payroll', features, team_ids: [team] });
    const person = (name: string, more: object = {}) => company.person(name, { team_ids: [team], ...more });
    const noemie = await person('Noémie', { employee_number: '004207' });
    await leave(noemie, '05/11/2026', { end_date: '06/11/2026' });
    await leave(noemie, '13/11/2026');
    await leave(noemie, '23/11/2026', { start_part: 'afternoon' });
    const said = await person('Saïd');
    await leave(said, '09/11/2026', { approved: undefined });
    await leave(said, '10/11/2026');
    await leave(await person('Łukasz', { employee_number: undefined }), '17/11/2026');
    await leave(await person('Maëlle'), '19/11/2026', { type_id: types.unpaid, end_date: '20/11/2026' });
    await company.link(brabo, types.holiday, '1010');
    await company.link(brabo, types.holiday, '1011', { part: 'half' });
    await company.link(brabo, types.illness, '5010');
  });

  it('is pushed from the calendar once its last type has a code', async () => {
    await link(page, 'Push to payroll').click();
    await title(page, 'Push to Brabo Payroll');
    await page.getByRole('button', { name: /Noémie/ }).focus();
    await page.keyboard.press('ArrowRight');
    const lines = page.getByRole('table', { name: "Noémie Peeters's lines" });
    await lines.getByText('Holiday, afternoon').waitFor();
    expect(await lines.getByRole('row').count()).toBe(5);
    await shows('1 thing to check');
    expect(await page.getByRole('checkbox', { name: 'Push Łukasz Peeters' }).isDisabled()).toBe(true);
    expect(await button(page, 'Push 3 people').isDisabled()).toBe(true);
    const said = page.getByRole('checkbox', { name: 'Push Saïd Peeters' });
    await said.uncheck();
    await link(page, 'Skip the people').focus();
    for (const key of ['Enter', 'Tab']) await page.keyboard.press(key);
    await field(page, 'Message for payroll').and(page.locator(':focus')).fill('Noémie works half time from 16/11.');
    await field(page, 'Wages paid on').fill('30/11/2026');

    await link(page, 'Choose code').click();
    await title(page, /^Type mapping/);
    await map('Unpaid leave', '3000');
    await button(page, 'Done, push again').click();
    // What was typed and unticked is there again, and the button waits with the focus.
    await shows('Draft restored');
    await button(page, 'Push 2 people').and(page.locator(':focus')).waitFor();
    expect(await said.isChecked()).toBe(false);
    expect(await field(page, 'Message for payroll').inputValue()).toBe('Noémie works half time from 16/11.');
    expect(await field(page, 'Wages paid on').inputValue()).toBe('30/11/2026');
    expect(await lookAt(page, 'push-restored')).toEqual([]);
    await said.check();
    await field(page, 'Wages paid on').fill('31/02/2026');
    await page.keyboard.press('Tab');
    await expect.poll(() => field(page, 'Wages paid on').inputValue()).toBe('24/11/2026');
    expect(await lookAt(page, 'push-month')).toEqual([]);
    await page.getByText('All lines', { exact: true }).click();
    await page.getByRole('table', { name: 'All lines' }).waitFor();
    expect(await lookAt(page, 'push-lines')).toEqual([]);
    await page.getByText('By person', { exact: true }).click();

    await button(page, 'Push 3 people').click();
    await shows('3 people pushed. November 2026 is locked for them.');
    // Who is blocked is named, and left out.
    await page.getByRole('listitem').filter({ hasText: 'Łukasz Peeters' }).getByText('No payroll number').waitFor();
    expect(await lookAt(page, 'push-progress')).toEqual([]);
    expect(app.payroll.received('OK-1').requests).toHaveLength(1);
  });

  it('shows what was sent, says that nothing changed, and wants a confirmation to push again', async () => {
    await visit(page, monthOf(brabo));
    await shows(/Same as on .* Nothing has changed since that push\./);
    await page.getByRole('checkbox', { name: 'Push without a message' }).check();
    const again = button(page, 'Push again');
    expect(await again.isDisabled()).toBe(true);
    await shows(/Confirm that people already pushed/);
    await page.getByRole('checkbox', { name: 'Push them again' }).check();
    await again.and(page.locator(':enabled')).waitFor();
    expect(await lookAt(page, 'push-again')).toEqual([]);

    await visit(page, '/history/calendar/push');
    await page.getByRole('button', { name: /View sent content/ }).click();
    await shows('Noémie works half time from 16/11.');
    await button(page, 'Answers as received').click();
    await shows('Status 202');
    await page.keyboard.press('Escape');
    expect(await lookAt(page, 'push-history')).toEqual([]);
  });

  it('whose days change while it is looked at is not sent unseen', async () => {
    await visit(page, monthOf(brabo));
    await page.getByRole('checkbox', { name: 'Push without a message' }).check();
    await page.getByRole('checkbox', { name: 'Push them again' }).check();
    await button(page, 'Push again').and(page.locator(':enabled')).waitFor();
    const noemie = (await ok(admin.get(`/api/integrations/${brabo}/people`, { search_term: 'Noémie' }))).data[0].id;
    await company.leave(noemie, '26/11/2026');
    await button(page, 'Push again').click();
    const dialog = page.getByRole('dialog', { name: 'Days changed in the meantime' });
    await dialog.getByText('1 new').waitFor();
    await dialog.getByRole('button', { name: 'Review lines' }).click();
    await shows('New lines');
  });

  it('that changed after its push has its changes on the page of the next one', async () => {
    await visit(page, `/calendar/push/2026/12/${brabo}`);
    const late = page.getByRole('region', { name: 'Late changes in November' });
    await late.getByText('1 line (1 person) will go along, dated in November.').waitFor();
    await late.getByRole('button', { name: 'Show' }).click();
    const lines = page.getByRole('table', { name: 'Late changes in November' });
    await lines.getByText('26/11/2026').waitFor();
    expect(await lookAt(page, 'push-late')).toEqual([]);
    await page.keyboard.press('Escape');
    await late.getByRole('checkbox').uncheck();
    await late.getByText('1 line (1 person) will wait for the next push.').waitFor();
  });
});

describe('an office that', () => {
  it('takes long is waited for, and the page may be left', async () => {
    await app.payroll.set({ delays: { slowMs: 3_600_000 } });
    await push(await office('slow-ok-1', ['Ann']), 1);
    await title(page, 'Pushing November 2026 for 1 person');
    expect(await lookAt(page, 'push-waiting')).toEqual([]);
    await visit(page, '/runs');
    await page.getByRole('table').getByRole('link', { name: /^Push/ }).first().click();
    await title(page, 'Pushing November 2026 for 1 person');
    await app.payroll.set({ delays: { slowMs: 0 } });
    await shows('1 person pushed');
  });

  it('has days of the month asks before it replaces them', async () => {
    await push(await office('please-confirm-retry-1', ['Bea']), 1);
    await button(page, 'Replace existing days').click();
    await shows('1 person pushed');
  });

  it('refuses the password gets a new one, and the push goes on where it stopped', async () => {
    await push(await office('login-rotated-1', ['Cas'], { features: ['reauthenticate'] }), 1);
    const dialog = page.getByRole('dialog', { name: /Brabo login-rotated-1/ });
    await dialog.waitFor();
    // Nobody is asked while the push waits for a person.
    await shows('Sent, no answer');
    expect(await page.getByText(/^Asking…|^Checked every/).count()).toBe(0);
    expect(await lookAt(page, 'push-reauth')).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Username' }).fill('noor');
    const password = dialog.getByLabel(/^Password/).first();
    await password.fill('newer');
    await dialog.getByRole('button', { name: 'Test and continue' }).click();
    await shows('1 person pushed');
    expect(app.payroll.received('login-rotated-1').requests).toHaveLength(1);
  });

  it('is offline is tried again', async () => {
    const id = await office('OK-offline', ['Dré']);
    await app.payroll.set({ customer_code: 'OK-offline', script: 'service_offline' });
    await push(id, 1);
    await shows('Service offline.');
    expect(await lookAt(page, 'push-offline')).toEqual([]);
    await app.payroll.set({ customer_code: 'OK-offline', script: 'ok' });
    await button(page, 'Try again').click();
    await shows('1 person pushed');
  });

  it('is offline for long has its push called off', async () => {
    const id = await office('OK-cancelled', ['Els']);
    await app.payroll.set({ customer_code: 'OK-cancelled', script: 'service_offline' });
    await push(id, 1);
    await button(page, 'Cancel push').click();
    await shows('The push was cancelled before anything was sent.');
    expect(app.payroll.received('OK-cancelled').requests).toEqual([]);
  });

  it('fails tells the developers, with the id of the request', async () => {
    await push(await office('failed-1', ['Eef']), 1);
    await shows('The push failed, developers notified.');
    await button(page, 'Contact us').click();
    await page
      .getByRole('dialog', { name: 'Contact us' })
      .getByText(`request ${page.url().split('/').at(-1)}:`)
      .waitFor();
    await page.keyboard.press('Escape');
    expect(await lookAt(page, 'push-failed')).toEqual([]);
  });

  it('fails while it takes the lines tells the developers, and is tried again', async () => {
    await push(await office('failed-internal-1', ['Ewa']), 1);
    await shows('The push failed, developers notified.');
    await page.getByRole('alert').filter({ hasText: 'Our developers were notified.' }).waitFor();
    await button(page, 'Contact us').click();
    await page
      .getByRole('dialog', { name: 'Contact us' })
      .getByText(/Our developers were notified/)
      .waitFor();
    await page.keyboard.press('Escape');
    await app.payroll.set({ customer_code: 'failed-internal-1', script: 'ok' });
    await button(page, 'Try again').click();
    await shows('1 person pushed');
  });

  it('has the request already is not sent it twice', async () => {
    await push(await office('duplicate-1', ['Dua']), 1);
    await shows('1 person pushed');
    expect(app.payroll.received('duplicate-1').requests).toHaveLength(1);
  });

  it('refuses every sign-in leaves nothing there', async () => {
    const id = await office('OK-locked', ['Liv'], { features: ['reauthenticate'] });
    await app.payroll.set({ customer_code: 'OK-locked', script: 'login_failed' });
    await push(id, 1);
    const dialog = page.getByRole('dialog', { name: /Brabo OK-locked/ });
    await dialog.getByRole('textbox', { name: 'Username' }).fill('noor');
    const password = dialog.getByLabel(/^Password/).first();
    await password.fill('newer');
    await dialog.getByRole('button', { name: 'Test and continue' }).click();
    await dialog.getByRole('alert').getByText('unable to connect to integration').waitFor();
    await app.payroll.set({ customer_code: 'OK-locked', script: 'ok' });
    await dialog.getByRole('button', { name: 'Test and continue' }).click();
    await toastShown(page, 'Brabo OK-locked enabled');
    await shows('1 person pushed');
    expect(app.payroll.received('OK-locked').requests).toHaveLength(1);
  });

  it('is being pushed to by somebody else says by whom and since when', async () => {
    const id = await office('slow-ok-2', ['Two']);
    await app.payroll.set({ delays: { slowMs: 3_600_000 } });
    await visit(page, monthOf(id));
    await button(page, 'Push 1 person').and(page.locator(':enabled')).waitFor();
    const [{ id: employee }] = (await ok(admin.get(`/api/integrations/${id}/people`))).data;
    const officer = await app.as('default');
    await ok(officer.post('/api/daysOff/push/start', { integration_id: id, year: 2026, month: 11, employee_ids: [employee] })); // prettier-ignore
    await button(page, 'Push 1 person').click();
    await shows(
      /^\S.* has been pushing this month since \d\d\/\d\d\/\d{4} \d\d:\d\d\. You can start another push once this one is done\./,
    );
    await shows('This month is already being pushed.');
    expect(await lookAt(page, 'push-held')).toEqual([]);
    await app.payroll.set({ delays: { slowMs: 0 } });
    await link(page, 'View push').click();
    await shows('1 person pushed');
  });

  it('is pushed to for nobody who is away only where the company wants that', async () => {
    const { id: team } = await ok(admin.post('/api/teams/add', { name: 'Nobody away' }));
    const id = await company.integration('OK-nothing', { team_ids: [team] });
    await company.person('Zoë', { team_ids: [team] });
    await visit(page, monthOf(id));
    await shows('No one is away in November, so there is nothing to push.');
    expect(await button(page, 'Push 1 person').isDisabled()).toBe(true);
    const { feature_flags: flags } = await ok(admin.get('/api/settings/features'));
    await ok(admin.post('/api/settings/features', { feature_flags: [...flags, 'push_no_days_off'] }));
    await load(page, monthOf(id));
    await button(page, 'Push 1 person').click();
    await shows('1 person pushed');
    await ok(admin.post('/api/settings/features', { feature_flags: flags }));
    await load(page, monthOf(id));
  });

  it('refuses some people has them pushed again alone', async () => {
    await push(await office('line-rejects-1', ['Fee', 'Gil', 'Han', 'Ina', 'Jef', 'Kim']), 6);
    await shows('refused');
    await shows(/of 6 people pushed/);
    expect(await lookAt(page, 'push-refused')).toEqual([]);
    await app.payroll.set({ customer_code: 'line-rejects-1', script: 'ok' });
    await button(page, /^Push \d again$/).click();
    await shows(/\d (person|people) pushed\. November 2026/);
  });

  it('loses its answer is asked, and nothing is sent twice', async () => {
    await push(await office('answer-lost-1', ['Lou']), 1);
    await shows('1 person pushed');
    expect(app.payroll.received('answer-lost-1').requests).toHaveLength(1);
  });

  it('knows nothing of a request is asked about by a person, and gets it again under the same id', async () => {
    const id = await office('OK-cut', ['Lot']);
    app.payroll.faultWith((_, code) => (code === 'OK-cut' ? 'cut' : undefined));
    await push(id, 1);
    await button(page, 'Confirm the outcome').click();
    app.payroll.faultWith(undefined);
    const dialog = page.getByRole('dialog', { name: 'What did Brabo OK-cut receive?' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Outcome is required').first().waitFor();
    expect(await lookAt(page, 'push-unknown')).toEqual([]);
    await dialog.getByRole('radio', { name: /received nothing/ }).click();
    await field(page, 'Note').fill('Asked Ria at the office');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await shows('1 person pushed');
    expect(app.payroll.received('OK-cut').requests).toHaveLength(1);
  });

  it('no longer knows a code leads to the types', async () => {
    await push(await office('type-not-found-1', ['Mia']), 1);
    await shows(/does not know 1010/);
    await link(page, 'Choose payroll codes').click();
    await title(page, /^Type mapping/);
    await button(page, 'Read codes again').click();
    await shows('Missing, 1');
    await map('Holiday', '1011');
    await button(page, 'Done, push again').and(page.locator(':enabled')).click();
    await app.payroll.set({ customer_code: 'type-not-found-1', script: 'ok' });
    await button(page, 'Try again').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await shows('1 person pushed');
  });

  it('takes a file is given one, and a person says what became of it', async () => {
    const { id: team } = await ok(admin.post('/api/teams/add', { name: 'Team of the file' }));
    const { id } = await ok(
      admin.post('/api/integrations/add', { name: 'Payroll file', product: 'csv', team_ids: [team] }),
    );
    await company.leave(await company.person('Noa', { team_ids: [team] }), '12/11/2026');
    await company.link(id, company.types.holiday, 'VAK');
    await push(id, 1);
    await shows('The file is ready.');
    await button(page, 'Confirm the file').click();
    const dialog = page.getByRole('dialog', { name: 'Did Payroll file accept the file?' });
    await dialog.getByRole('radio', { name: /accepted it/ }).click();
    await field(page, 'Note').fill('Mailed to payroll');
    expect(await lookAt(page, 'push-file')).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await shows('1 person pushed');
  });

  it('is pushed to on the phone, too', async () => {
    const id = await office('slow-ok-phone', ['Pia']);
    await app.payroll.set({ delays: { slowMs: 3_600_000 } });
    await page.setViewportSize(phone);
    await visit(page, monthOf(id));
    expect((await button(page, 'Push 1 person').boundingBox())?.y).toBeLessThan(phone.height - 44);
    await button(page, 'Push 1 person').click();
    // A toast tells the end of a push that was seen under way.
    await title(page, 'Pushing November 2026 for 1 person');
    await app.payroll.set({ delays: { slowMs: 0 } });
    await toastShown(page, '1 person pushed to Brabo slow-ok-phone');
    await shows('1 person pushed. November 2026 is locked for them.');
  });
});

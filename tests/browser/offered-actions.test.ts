import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import customFieldTexts from '#shared/messages/en/custom-fields.json' with { type: 'json' };
import type { DemoUserName } from '#infra/local/demo-users.ts';
import { desk, startDesk } from './harness/browser.ts';

const { app, open } = await startDesk();

type Kind = 'car' | 'asset' | 'software_product' | 'software_license' | 'employee';
type Shown = { kind: Kind; id: number; path: string; name: string };
type Call = readonly [path: string, body: (id: number) => Record<string, unknown>];

/** The call behind a control of a record page, by the address it leads to or its name; what takes the record away is last. */
const ofEveryRecord = (kind: Kind): [RegExp, Call][] => [
  [/\/edit\/custom[fF]ields/, ['/api/customFields/setValue', (id) => ({ object_type: kind, object_id: id })]],
  [
    /^\/upload\//,
    [
      '/api/files/requestUpload',
      (id) => ({
        purpose: 'document',
        relatedObject: kind,
        relatedObjectId: id,
        filename: 'a.pdf',
        size: 9,
        content_type: 'application/pdf',
      }),
    ],
  ],
  [/^Add note$/, ['/api/activity/addNote', (id) => ({ relatedObject: kind, relatedObjectId: id, note: 'Seen' })]],
  [
    new RegExp(`^${customFieldTexts.tags.input}$`),
    ['/api/tags/updateTags', (id) => ({ related_object: kind, related_object_id: id, tag_names: ['Seen'] })],
  ],
];
const onlyId = (id: number) => ({ id });
const calls: Readonly<Record<Kind, [RegExp, Call][]>> = {
  car: [
    ...ofEveryRecord('car'),
    [/^\/fleet\/\d+\/edit(#|$)/, ['/api/cars/edit', (id) => ({ car_id: id, color: 'Red' })]],
    [/^\/fleet\/\d+\/undelete$/, ['/api/cars/undelete', onlyId]],
    [
      /^Message to payroll$/,
      ['/api/messages/payroll', (id) => ({ message: 'Seen', related_object: 'car', related_object_id: id })],
    ],
    [
      /^Message to the reseller$/,
      ['/api/messages/reseller', (id) => ({ message: 'Seen', related_object: 'car', related_object_id: id })],
    ],
    [/^\/fleet\/\d+\/delete$/, ['/api/cars/delete', (id) => ({ id, date_end: '01/12/2026' })]],
    [/^Delete permanently$/, ['/api/cars/deletePermanently', onlyId]],
  ],
  asset: [
    ...ofEveryRecord('asset'),
    [/^\/assets\/\d+\/edit(#|$)/, ['/api/assets/edit', (id) => ({ asset_id: id, vendor: 'Seen' })]],
    [/^(Transfer|Give) to/, ['/api/assets/edit', (id) => ({ asset_id: id, vendor: 'Given' })]],
    // A return takes the asset away from the team: the edit asks for the same right.
    [/^Return to stock$/, ['/api/assets/edit', (id) => ({ asset_id: id, vendor: 'Returned' })]],
    [/^Unarchive/, ['/api/assets/unarchive', onlyId]],
    [/^\/assets\/\d+\/delete$/, ['/api/assets/delete', onlyId]],
  ],
  software_product: [
    ...ofEveryRecord('software_product'),
    [/\/products\/\d+\/edit(#|$)/, ['/api/software/products/edit', (id) => ({ product_id: id, seats: 7 })]],
    [/\/products\/\d+\/delete$/, ['/api/software/products/delete', onlyId]],
    [/\/products\/\d+\/assign/, ['/api/software/licenses/addMany', (id) => ({ product_id: id, employee_ids: [] })]],
  ],
  software_license: [
    ...ofEveryRecord('software_license'),
    [/\/licenses\/\d+\/edit(#|$)/, ['/api/software/licenses/edit', (id) => ({ license_id: id, username: 'seen' })]],
    [/\/licenses\/\d+\/delete$/, ['/api/software/licenses/delete', (id) => ({ license_id: id })]],
  ],
  employee: [
    ...ofEveryRecord('employee'),
    [/^\/people\/\d+\/edit$/, ['/api/employees/edit', (id) => ({ id, phone: '+32 470 00 00 00' })]],
    [/^\/fleet\/new/, ['/api/cars/add', (id) => ({ type: 'bicycle', related_employee_id: id })]],
    [/^\/assets\/new/, ['/api/assets/add', (id) => ({ ownerEmployeeId: id })]],
    [/\/add\/software$/, ['/api/software/licenses/add', (id) => ({ employee_id: id })]],
    [/^\/people\/\d+\/deactivate$/, ['/api/employees/delete', onlyId]],
  ],
};

/** Who may least goes first: what one may not do must still be refused when his turn comes. */
const users = ['reader', 'manager', 'light', 'nowages', 'support', 'default', 'admin'] as const;

const pages: Shown[] = [];
beforeAll(async () => {
  const [admin, manager] = await Promise.all([app.as('admin'), app.as('manager')]);
  const add = async (path: string, body: Record<string, unknown>): Promise<number> => {
    const answer = await admin.post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.id;
  };
  const [person] = (await manager.get('/api/employees/list', { per_page: 10 })).body.data;
  const [license] = (await manager.get('/api/software/licenses/list', { per_page: 10 })).body.data;
  const [type] = (await admin.get('/api/assetTypes/list', { per_page: 10 })).body.data;
  for (const [model, driver, isArchived] of [
    ['His', person.id, false],
    ['His old', person.id, true],
    ['Of nobody', 0, false],
    ['Of nobody, old', 0, true],
  ] as const) {
    const bicycle = { type: 'bicycle', brand: 'Offered', model, related_employee_id: driver };
    const car = await add('/api/cars/add', bicycle);
    const asset = await add('/api/assets/add', { assetTypeId: type.id, ownerEmployeeId: driver });
    if (isArchived) {
      await admin.post('/api/cars/delete', { id: car, date_end: '01/12/2026' });
      await admin.post('/api/assets/delete', { id: asset });
    }
    pages.push(
      { kind: 'car', id: car, path: `/fleet/${car}`, name: `Vehicle ${model}` },
      { kind: 'asset', id: asset, path: `/assets/${asset}`, name: `Asset ${model}` },
    );
  }
  pages.push(
    {
      kind: 'software_product',
      id: license.product_id,
      path: `/software/products/${license.product_id}`,
      name: 'Product',
    },
    { kind: 'software_license', id: license.id, path: `/software/licenses/${license.id}`, name: 'Licence' },
    { kind: 'employee', id: person.id, path: `/people/${person.id}`, name: 'Person' },
  );
});

/** Every control that a page offers, by address or name, those of its menu included. */
const offeredOn = async (page: Page, { path }: Shown): Promise<string[]> => {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // Two pages after each other are of different kinds, so that none keeps the heading of the one before.
  await page.locator('#page h1:not([data-left])').waitFor();
  await page.waitForFunction(() => document.querySelector('#page [aria-busy="true"]') === null);
  const more = page.getByRole('button', { name: 'More actions' });
  if ((await more.count()) > 0) {
    await more.click();
    await page.getByRole('menuitem').first().waitFor();
  }
  const names = await page
    .locator('#page a, #page button, #page [role="menuitem"], #page input[aria-label]')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
  await page.keyboard.press('Escape');
  return names;
};

describe('what a record page offers', () => {
  it.each(users)('%s may do', async (user: DemoUserName) => {
    const api = await app.as(user);
    const { page, context } = await open(user, '/people');
    await page.setViewportSize(desk);
    const offered = new Map<Shown, string[]>();
    for (const shown of pages) offered.set(shown, await offeredOn(page, shown));
    await context.close();
    const refused: string[] = [];
    let asked = 0;
    for (const [{ kind, id, name }, controls] of offered) {
      // Policies come with contracts.
      expect(controls.filter((control) => /policy/i.test(control))).toEqual([]);
      const behind = calls[kind].filter(([pattern]) => controls.some((control) => pattern.test(control)));
      for (const [, [path, body]] of behind) {
        const { status } = await api.post(path, body(id));
        asked += 1;
        if (status === 403 || status === 404) refused.push(`${name}: ${path} answers ${status}`);
      }
    }
    expect(refused).toEqual([]);
    expect(asked > 0, 'a reader is offered nothing, everyone else something').toBe(user !== 'reader');
  });
});

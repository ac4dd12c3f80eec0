import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import customFieldTexts from '#shared/messages/en/custom-fields.json' with { type: 'json' };
import { can, isTeamScoped } from '#shared/permissions/rules.ts';
import { actorOf } from '#tests/personas.ts';
import type { DemoUserName } from '#infra/local/demo-users.ts';
import { desk, startDesk } from './harness/browser.ts';

const { app, open } = await startDesk();

type Kind = 'car' | 'asset' | 'software_product' | 'software_license' | 'employee';
type RecordPage = { kind: Kind; id: number; path: string; name: string };
type Call = readonly [path: string, body: (id: number) => Record<string, unknown>];

/** The calls behind the controls of every record page, by the address or name of the control. */
const commonCalls = (kind: Kind): [RegExp, Call][] => [
  [/\/edit\/custom[fF]ields/, ['/api/customFields/setValue', (id) => ({ object_type: kind, object_id: id })]],
  [
    /^(\/upload\/|browse$)/,
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
    new RegExp(`^${customFieldTexts.tags.add}$`),
    ['/api/tags/updateTags', (id) => ({ related_object: kind, related_object_id: id, tag_names: ['Seen'] })],
  ],
];
/** A period without a person is refused for itself, so that the history stays. */
const correction = (object_type: Kind): [RegExp, Call] => [
  /^Edit history$/,
  [
    '/api/assignments/correct',
    (id) => ({ object_type, object_id: id, periods: [{ employee_id: 0, start_date: '01/01/2020' }] }),
  ],
];
const onlyId = (id: number) => ({ id });
/** The calls behind the controls of a record page, by the address or name of the control; removing comes last. */
const calls: Readonly<Record<Kind, [RegExp, Call][]>> = {
  car: [
    ...commonCalls('car'),
    correction('car'),
    [/^Plan next driver$/, ['/api/cars/edit', (id) => ({ car_id: id, color: 'Planned' })]],
    [/^\/fleet\/\d+\/edit(#|$)/, ['/api/cars/edit', (id) => ({ car_id: id, color: 'Red' })]],
    [/^\/fleet\/\d+\/undelete$/, ['/api/cars/undelete', onlyId]],
    [
      /^Message payroll$/,
      ['/api/messages/payroll', (id) => ({ message: 'Seen', related_object: 'car', related_object_id: id })],
    ],
    [
      /^Message reseller$/,
      ['/api/messages/reseller', (id) => ({ message: 'Seen', related_object: 'car', related_object_id: id })],
    ],
    // The page also corrects the last day of an archived vehicle.
    [/^\/fleet\/\d+\/delete$/, ['/api/cars/delete', onlyId]],
    [/^Delete permanently$/, ['/api/cars/deletePermanently', onlyId]],
  ],
  asset: [
    ...commonCalls('asset'),
    correction('asset'),
    [/^\/assets\/\d+\/edit(#|$)/, ['/api/assets/edit', (id) => ({ asset_id: id, vendor: 'Seen' })]],
    [/^(Transfer|Assign)$/, ['/api/assets/edit', (id) => ({ asset_id: id, vendor: 'Given' })]],
    // A return takes the asset away from the team: the edit asks for the same right.
    [/^Return$/, ['/api/assets/edit', (id) => ({ asset_id: id, vendor: 'Returned' })]],
    [/^Mark as accepted$/, ['/api/assets/settleAcceptance', (id) => ({ id, decision: 'accepted' })]],
    [/^(Mark as checked|Another day or note…)$/, ['/api/assets/check', (id) => ({ asset_ids: [id] })]],
    [/^Mark as refused$/, ['/api/assets/settleAcceptance', (id) => ({ id, decision: 'refused', reason: 'Seen' })]],
    [/^Unarchive/, ['/api/assets/unarchive', onlyId]],
    [/^\/assets\/\d+\/delete$/, ['/api/assets/delete', onlyId]],
  ],
  software_product: [
    ...commonCalls('software_product'),
    [/\/products\/\d+\/edit(#|$)/, ['/api/software/products/edit', (id) => ({ product_id: id, seats: 7 })]],
    [/\/products\/\d+\/delete$/, ['/api/software/products/delete', onlyId]],
    [/^Restore$/, ['/api/software/products/undelete', (id) => ({ product_id: id })]],
    [/\/products\/\d+\/assign/, ['/api/software/licenses/addMany', (id) => ({ product_id: id, employee_ids: [] })]],
  ],
  software_license: [
    ...commonCalls('software_license'),
    correction('software_license'),
    [/\/licenses\/\d+\/edit(#|$)/, ['/api/software/licenses/edit', (id) => ({ license_id: id, username: 'seen' })]],
    [/\/licenses\/\d+\/delete$/, ['/api/software/licenses/delete', (id) => ({ license_id: id })]],
  ],
  employee: [
    ...commonCalls('employee'),
    [/^\/people\/\d+\/edit$/, ['/api/employees/edit', (id) => ({ id, phone: '+32 470 00 00 00' })]],
    [/^\/fleet\/new/, ['/api/cars/add', (id) => ({ type: 'bicycle', related_employee_id: id })]],
    [/^\/assets\/new/, ['/api/assets/add', (id) => ({ ownerEmployeeId: id })]],
    [/\/add\/software$/, ['/api/software/licenses/add', (id) => ({ employee_id: id })]],
    [/^\/people\/\d+\/deactivate$/, ['/api/employees/delete', onlyId]],
  ],
};

/** Users with the fewest rights come first, as the calls of later ones archive the records. */
const users = ['reader', 'manager', 'light', 'nowages', 'support', 'default', 'admin'] as const;

const pages: RecordPage[] = [];
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
    ['Own', person.id, false],
    ['Own, old', person.id, true],
    ['Free', 0, false],
    ['Free, old', 0, true],
  ] as const) {
    const bicycle = { type: 'bicycle', brand: 'Offered', model, related_employee_id: driver };
    const car = await add('/api/cars/add', bicycle);
    const asset = await add('/api/assets/add', { assetTypeId: type.id, ownerEmployeeId: driver });
    if (isArchived) {
      await admin.post('/api/cars/delete', { id: car });
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

/** The address or name of every control that a page offers, including those in its menu. */
const offeredOn = async (page: Page, { path }: RecordPage): Promise<string[]> => {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // Consecutive pages are of different kinds, so that none keeps the heading of the previous one.
  await page.locator('#page h1:not([data-left])').waitFor();
  await page.waitForFunction(() => document.querySelector('#page [aria-busy="true"]') === null);
  const offered: string[] = [];
  for (const menu of ['More actions', 'Assign']) {
    const opener = page.getByRole('button', { name: menu, exact: true }).and(page.locator('[aria-haspopup=menu]'));
    if ((await opener.count()) > 0) {
      await opener.click();
      await page.getByRole('menuitem').first().waitFor();
    }
    const names = await page
      .locator('#page a, #page button, #page [role="menuitem"], #page input[aria-label]')
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute('href') ?? one.getAttribute('aria-label') ?? one.textContent ?? ''),
      );
    offered.push(...names);
    await page.keyboard.press('Escape');
  }
  return offered;
};

// Before the calls of the administrator below, which take the team manager's login away.
describe('a page by its address', () => {
  it('assigns an asset where a team manager would add one to stock', async () => {
    const { page, context } = await open('manager', '/assets/add?like=1');
    await page.getByRole('heading', { name: 'Assign asset' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/assets/new');
    await context.close();
  });

  it('tells light access that custom fields need a right, and not that there are none', async () => {
    const car = pages.find(({ name }) => name === 'Vehicle Free')!;
    const { page, context } = await open('light', `${car.path}/edit/customFields`);
    await page.getByRole('heading', { name: "You don't have access to this page" }).waitFor();
    await context.close();
  });
});

describe('a record page', () => {
  it.each(users)('offers %s only what they may do', async (user: DemoUserName) => {
    const api = await app.as(user);
    const { page, context } = await open(user, '/people');
    await page.setViewportSize(desk);
    const offered = new Map<RecordPage, string[]>();
    for (const recordPage of pages) offered.set(recordPage, await offeredOn(page, recordPage));
    await context.close();
    const refused: string[] = [];
    let callCount = 0;
    for (const [{ kind, id, name }, controls] of offered) {
      if (!can(actorOf(user), 'policies:read'))
        expect(controls.filter((control) => /policy/i.test(control))).toEqual([]);
      // A team manager leaves nothing in stock, so that a page which adds to stock would lead nowhere.
      if (isTeamScoped(actorOf(user)))
        expect(controls.filter((control) => control.startsWith('/assets/add'))).toEqual([]);
      const offeredCalls = calls[kind].filter(([pattern]) => controls.some((control) => pattern.test(control)));
      for (const [, [path, body]] of offeredCalls) {
        const { status } = await api.post(path, body(id));
        callCount += 1;
        if (status === 403 || status === 404) refused.push(`${name}: ${path} answers ${status}`);
      }
    }
    expect(refused).toEqual([]);
    expect(callCount > 0, 'a reader is offered nothing, everyone else something').toBe(user !== 'reader');
  });
});

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setCustomFieldValue } from '#shared/contract/records/set-custom-field-value.ts';
import { startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';
import { corpus, IMG, LINK, SVG } from './hostile/corpus.ts';
import { plant, type Planted } from './hostile/plant.ts';

const { app, open } = await startDesk();
let context: BrowserContext;
let page: Page;
let planted: Planted;
const seen = {
  dialogs: [] as string[],
  errors: [] as string[],
  violations: [] as string[],
  requests: [] as string[],
};

beforeAll(async () => {
  planted = await plant(await app.as('admin'));
  ({ page, context } = await open('admin', '/', async (opened, browserContext) => {
    await browserContext.exposeBinding('reportViolation', (_, text: string) => void seen.violations.push(text));
    await browserContext.addInitScript(() =>
      window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
          `${effectiveDirective} ${blockedURI}`,
        ),
      ),
    );
    opened.on('dialog', (dialog) => {
      seen.dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    opened.on('pageerror', (error) => seen.errors.push(error.message));
    opened.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url());
      if (hostname === 'evil.example' || pathname.endsWith('/x')) seen.requests.push(request.url());
    });
  }));
});
afterAll(() => context?.close());

/** Everything that the page shows: its text, the values of its fields and its title. */
const shown = (): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
    ].join('\n'),
  );

/** All traces in the page that only text interpreted as markup or as an address can leave. */
const harm = (): Promise<string[]> =>
  page.evaluate(() => {
    const made =
      'script:not([src]), iframe[srcdoc], img[src="x"], base, meta[http-equiv], object, embed, form[action], [data-hostile]';
    // The outline of the shell in index.html has parts that a narrow screen does not show.
    const isMadeUp = (style: string) => style.includes('display:none}') && !style.includes('#starting');
    const found = 'pwned' in window ? ['a script ran'] : [];
    for (const element of document.querySelectorAll('*')) {
      if (element.matches(made) || (element.localName === 'style' && isMadeUp(element.textContent)))
        found.push(element.outerHTML.slice(0, 200));
      for (const { name, value } of element.attributes) {
        const isAddress = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data'].includes(name);
        if (name.startsWith('on') || (isAddress && /^[\s\0]*(?:javascript|data|vbscript):/i.test(value)))
          found.push(`${element.localName} ${name}=${value.slice(0, 100)}`);
      }
    }
    return found;
  });

const shows = async (texts: readonly string[]): Promise<void> => {
  await expect
    .poll(async () => {
      const all = await shown();
      return texts.filter((text) => !all.includes(text));
    })
    .toEqual([]);
};

const expectNothingRan = async (): Promise<void> => {
  expect(await harm()).toEqual([]);
  expect(seen).toEqual({ dialogs: [], errors: [], violations: [], requests: [] });
};

const surfaces: [string, () => string, () => readonly string[]][] = [
  [
    'fleet list with its own columns and tags',
    () => `/fleet?page=1&per_page=90&segment=${planted.segment}`,
    () => [...corpus, planted.segmentName, ...planted.fieldNames, planted.linkShown],
  ],
  [
    'chips of filters',
    () => `/fleet?page=1&per_page=90&segment=all&filters=${encodeURIComponent(JSON.stringify(planted.filter))}`,
    () => planted.filterTexts,
  ],
  [
    'vehicle with fields, tags, notes, messages and documents',
    () => `/fleet/${planted.car}`,
    () => [...corpus, ...planted.fieldNames, ...planted.tags, ...planted.files, planted.linkShown],
  ],
  ['feed of changed fields', () => `/fleet/${planted.editedCar}`, () => corpus],
  ['form of a vehicle', () => `/fleet/${planted.car}/edit`, () => [planted.brand, planted.model]],
  ['form of own fields', () => `/fleet/${planted.car}/edit/customFields`, () => [...planted.fieldNames, planted.help]],
  ['archiving a vehicle', () => `/fleet/${planted.car}/delete`, () => [planted.brand]],
  ['documents', () => `/car/${planted.car}/documents`, () => [planted.brand, ...planted.files]],
  ['preview of a document', () => `/car/${planted.car}/documents/${planted.picture}`, () => [`${IMG}.png`]],
  ['assets', () => '/assets?page=1&per_page=90&segment=all&sort=-id', () => planted.assetNames],
  ['asset', () => `/assets/${planted.assets[0]}`, () => [planted.assetNames[0]!, planted.brand]],
  ['form of an asset', () => `/assets/${planted.assets[1]}/edit`, () => [planted.assetNames[1]!]],
  ['labels', () => `/assets/labels?ids=${planted.assets.join(',')}`, () => planted.assetNames],
  ['asset types', () => '/settings/assetTypes', () => planted.assetNames],
  [
    'people list in a team',
    () => `/people?page=1&per_page=90&segment=team_${planted.team}`,
    () => [...corpus, planted.teamName],
  ],
  ['person', () => `/people/${planted.person}`, () => [planted.brand, planted.teamName, planted.personField, SVG]],
  ['leaver checklist', () => `/people/${planted.person}/leaving`, () => [planted.brand]],
  ['form of a person', () => `/people/${planted.person}/edit`, () => [planted.brand, planted.model, planted.teamName]],
  ['own fields of a person', () => `/people/${planted.person}/edit/customFields`, () => [planted.personField, SVG]],
  [
    'own fields in the settings',
    () => '/settings/customFields?object=car',
    () => [...planted.fieldNames, planted.help],
  ],
  ['options of a field', () => `/settings/customFields/${planted.choice}?object=car`, () => corpus],
  ['segments', () => '/settings/segments', () => [planted.segmentName]],
  [
    'segment builder',
    () => `/settings/segments/builder?object=car&id=${planted.textSegment}`,
    () => [planted.textSegmentName, ...planted.filterTexts],
  ],
  ['teams', () => '/settings/teams', () => [planted.teamName, planted.brand]],
  ['users', () => '/settings/users?page=1&per_page=90', () => [planted.userName, planted.ownName]],
  ['form of a user', () => `/settings/users/${planted.user}`, () => [planted.userName]],
  ['roles', () => '/settings/roles', () => [planted.ownName]],
  ['activity of the company', () => '/activity', () => [...corpus, planted.ownName]],
  [
    'columns of an import',
    () => `/import/employee?step=columns&upload=${planted.upload}&import=${planted.importId}`,
    () => [planted.importFile, planted.importHeader],
  ],
  [
    'rows of an import',
    () =>
      `/import/employee?step=check&upload=${planted.upload}&import=${planted.importId}&run=${planted.checkRun}&filter=wrong`,
    () => [planted.importFile, planted.importHeader, ...planted.importCells],
  ],
  ['runs', () => '/runs', () => [planted.importFile, planted.ownName]],
  ['run', () => `/runs/${planted.run}`, () => [planted.importFile, planted.ownName, ...planted.importCells]],
  ['home', () => '/', () => [planted.ownName, ...corpus.slice(-5)]],
];

it.each(surfaces)('shows markup as text: %s', async (_, path, texts) => {
  await visit(page, path());
  await shows(texts());
  await expectNothingRan();
});

it('shows markup as text: the menu of saved views, and a view with its dialogs', async () => {
  await visit(page, '/fleet?page=1&per_page=90&segment=all');
  const { viewName } = planted;
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitemradio', { name: viewName }).click();
  const menuButton = page.getByRole('button', { name: viewName });
  await menuButton.waitFor();
  await shows([viewName, IMG, ...planted.filterTexts]);
  for (const item of ['Rename…', 'Delete…']) {
    await menuButton.click();
    await page.getByRole('menuitem', { name: item }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
    await shows([viewName]);
    await expectNothingRan();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
});

it('shows markup as text: the results of the palette', async () => {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('combobox').fill('pwned');
  await expect
    .poll(() => palette.getByRole('option').allInnerTexts())
    .toContainEqual(expect.stringContaining('pwned=1'));
  await expectNothingRan();
  await page.keyboard.press('Escape');
});

it.each([
  LINK,
  'JaVaScRiPt:pwned=1//.example.com',
  'java\tscript:pwned=1',
  '&#106;avascript:pwned=1',
  'data:text/html,<script>pwned=1</script>',
  'vbscript:pwned.example.com',
  'file:///etc/passwd',
  '//evil.example',
  'https://user:pass@evil.example',
])('refuses the address %s', async (address) => {
  const answer = await (
    await app.as('admin')
  ).request(setCustomFieldValue, {
    body: { object_type: 'car', object_id: planted.car, [`custom_field_${planted.link}`]: address },
  });
  expect([answer.status, answer.body.fields[0].path]).toEqual([422, `custom_field_${planted.link}`]);
});

it('notices text interpreted as markup, which the security policy stops', async () => {
  await page.evaluate(
    (texts) => {
      for (const text of texts) document.body.append(document.createRange().createContextualFragment(text));
    },
    [IMG, SVG, `<a href="${LINK}">x</a>`],
  );
  await expect.poll(() => seen.violations.join()).toContain('script-src');
  expect(seen.requests).not.toEqual([]);
  const found = (await harm()).join('\n');
  expect(found).toContain('<img src="x"');
  expect(found).toContain('svg onload=');
  expect(found).toContain(`a href=${LINK}`);
  expect(found).not.toContain('a script ran');
  expect([seen.dialogs, seen.errors]).toEqual([[], []]);
});

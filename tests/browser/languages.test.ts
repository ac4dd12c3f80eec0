import { expect, it } from 'vitest';
import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { listContracts } from '#shared/contract/contracts/list-contracts.ts';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { listLicenses } from '#shared/contract/software/list-licenses.ts';
import { listProducts } from '#shared/contract/software/list-products.ts';
import { listTemplates } from '#shared/contract/templates/list-templates.ts';
import { listTrainings } from '#shared/contract/trainings/list-trainings.ts';
import { languageNames, type Language } from '#shared/values/language.ts';
import { desk, lookAt, phone, shoot, startDesk } from './harness/browser.ts';
import { findTooWide } from './harness/too-wide.ts';
import { load, readAgain, visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();

const routes = [
  '/', '/people', '/people/new', '/people/8', '/fleet', '/fleet/new', '/fleet/1', '/fleet/what-if', '/fleet/what-if/target?target=10', '/assets', '/assets/new', '/software',
  '/software/licenses', '/trainings', '/trainings/create', '/trainings/right', '/calendar', '/calendar/balances',
  '/calendar/push', '/inbox/daysOff', '/contracts', '/contracts/templates', '/runs', '/activity', '/settings',
  '/settings/company', '/settings/users', '/settings/users/new', '/settings/roles', '/settings/features',
  '/settings/integrations', '/settings/segments', '/settings/customFields', '/settings/daysOff/types',
] as const; // prettier-ignore

const lists = ['/people', '/fleet', '/assets', '/software', '/software/licenses', '/trainings', '/contracts'] as const;

/** A page of each kind of record, its form and the dialogs that have an address. */
const recordRoutes = async (): Promise<string[]> => {
  const admin = await app.as('admin');
  const one = { query: { per_page: 1 } };
  const idOf = ({ data }: { data: readonly { id: number }[] }): number => data[0]?.id ?? 0;
  const asset = idOf(await admin.call(listAssets, one));
  const product = idOf(await admin.call(listProducts, one));
  const license = idOf(await admin.call(listLicenses, one));
  const training = idOf(await admin.call(listTrainings, one));
  const contract = idOf(await admin.call(listContracts, one));
  const template = idOf(await admin.call(listTemplates, one));
  return [
    `/assets/${asset}/delete`, `/software/products/${product}/delete`, `/software/licenses/${license}/delete`, `/trainings/${training}/delete`,
    '/people/8/edit', '/people/8/leaving', '/people/8/deactivate', '/people/board', '/fleet/1/edit', '/fleet/1/delete', `/assets/${asset}`,
    `/assets/${asset}/edit`, `/software/products/${product}`, `/software/licenses/${license}`, `/trainings/${training}`,
    `/contracts/${contract}`, `/contracts/templates/${template}`, '/settings/retention', '/settings/impersonate',
    '/integrations/1/mapping', '/settings/integrations/new',
  ]; // prettier-ignore
};

/** The button or item with an icon, in any language. */
const withIcon = (name: string): string => `:is(button, [role="menuitem"]):has(.tabler-icon-${name})`;
const more = withIcon('dots');

/** What is pressed on a page, one after the other, until a dialog or the menu of its record opens. */
const dialogs: readonly (readonly [string, ...string[]])[] = [
  ['/people/8', more],
  ['/people/8', more, withIcon('arrows-exchange')],
  ['/people/8', withIcon('plus'), withIcon('school')],
  ['/people/board', withIcon('user-minus')],
  ['/people/board', withIcon('arrow-right')],
  ['/fleet/1', more, withIcon('building-bank')],
  ['/assets/1', withIcon('arrow-back-up')],
  ['/assets/1', withIcon('user-share')],
  ['/settings/teams', withIcon('plus')],
  ['/settings/teams', withIcon('pencil')],
  ['/settings/teams', withIcon('trash')],
  ['/contracts/1', more, withIcon('pencil')],
  ['/contracts/18', withIcon('send')],
  ['/contracts/2', withIcon('pencil')],
  ['/contracts/templates', withIcon('plus')],
  ['/settings/webhooks', withIcon('plus')],
  ['/settings/daysOff/holidays', 'tbody button'],
  ['/settings/api-keys', withIcon('plus')],
  ['/integrations/1', withIcon('pencil')],
  ['/integrations/1', more, withIcon('plug-connected-x')],
  ['/calendar/person/8', withIcon('plus'), '[role="menuitem"]'],
];

/** Dialogs that a phone has no button for. */
const wideDialogs: typeof dialogs = [['/calendar', withIcon('rss')]];

it('speaks the language of the user at once, and after a reload', async () => {
  const admin = await app.as('admin');
  await admin.post('/api/profile/language', { language: 'en' });
  const { page, context } = await open('admin', '/people');
  const lang = () => page.evaluate(() => document.documentElement.lang);
  expect(await lang()).toBe('en');
  const search = page.getByRole('search').getByRole('textbox').first();
  await search.fill('zo');
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: languageNames.fr }).waitFor();
  await shoot(page, 'language-menu');
  await page.getByRole('menuitem', { name: languageNames.fr }).click();
  await expect.poll(lang).toBe('fr');
  // The page stays the one that it was.
  expect(await search.inputValue()).toBe('zo');
  await expect.poll(async () => (await admin.call(getProfile, {})).language).toBe('fr');
  await page.addInitScript(() => {
    const note = () => {
      if (!document.querySelector('#page')) return;
      const { dataset, lang: shown } = document.documentElement;
      if (!dataset['shownIn']?.includes(shown)) dataset['shownIn'] = `${dataset['shownIn'] ?? ''}${shown}`;
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  await load(page, '/people');
  await page.locator('tr[data-row]').first().waitFor();
  expect(await page.locator('html').getAttribute('data-shown-in')).toBe('fr');
  await context.close();
});

// One of several tests, so that each ends in time on a busy machine.
const parts = [0, 1, 2] as const;

it.each(parts)('has room for the words of each language on a phone, part %i', async (part) => {
  const admin = await app.as('admin');
  await admin.post('/api/profile/language', { language: 'fr' });
  const { page, context } = await open('admin', '/people');
  const lang = () => page.evaluate(() => document.documentElement.lang);
  await page.locator('html[lang=fr]').waitFor({ state: 'attached' });
  await page.setViewportSize(phone);
  const found: string[] = [];
  const speak = async (language: Language): Promise<void> => {
    if ((await lang()) === language) return;
    await admin.post('/api/profile/language', { language });
    await readAgain(page);
    await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
  };
  // Each page is visited once and changes its language where it stands, back and forth.
  let order: readonly Language[] = ['fr', 'en', 'nl'];
  const pages = [...routes, ...(await recordRoutes())].map((route): readonly [string, ...string[]] => [route]);
  const look = async ([route, ...presses]: readonly [string, ...string[]]): Promise<void> => {
    await visit(page, route);
    for (const press of presses) await page.locator(`#page ${press}, [role="menu"] ${press}`).first().click();
    if (presses.length > 0)
      await page
        .getByRole(presses.at(-1) === more ? 'menu' : 'dialog')
        .first()
        .waitFor();
    for (const language of order) {
      await speak(language);
      found.push(...(await findTooWide(page)).map((text) => `${language} ${[route, ...presses].join(' ')}: ${text}`));
    }
    order = order.toReversed();
  };
  for (const [at, steps] of [...pages, ...dialogs].entries()) if (at % parts.length === part) await look(steps);
  await page.setViewportSize(desk);
  if (part === 0) for (const steps of wideDialogs) await look(steps);
  await speak('nl');
  expect(found).toEqual([]);
  await visit(page, '/people/999999');
  await page.getByRole('heading', { name: 'Pagina niet gevonden', exact: true }).waitFor();
  await context.close();
});

it('shows every column of a list side by side on a desk, in each language', async () => {
  const admin = await app.as('admin');
  const { page, context } = await open('admin', '/people');
  const found: string[] = [];
  for (const language of ['en', 'fr', 'nl'] as const) {
    await admin.post('/api/profile/language', { language });
    await readAgain(page);
    await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
    for (const list of lists) {
      await visit(page, list);
      await page.locator('tr[data-row]').first().waitFor();
      const hidden = await page.locator('table').first().evaluate((table) => {
        const box = table.closest('[class*="scroll" i]') ?? table.parentElement!;
        return box.scrollWidth - box.clientWidth;
      }); // prettier-ignore
      if (hidden > 0) found.push(`${language} ${list}: ${hidden} px`);
    }
  }
  expect(found).toEqual([]);
  await context.close();
});

it('lets the company choose the language of who has chosen none', async () => {
  const { page, context } = await open('admin', '/settings/company');
  const reader = await app.as('reader');
  expect((await reader.call(getProfile, {})).language).toBe('en');
  const field = page.locator('input[aria-haspopup="listbox"]').first();
  await field.click();
  await page.getByRole('option', { name: languageNames.nl }).click();
  expect(await lookAt(page, 'settings-company-language')).toEqual([]);
  await page.locator('button[type="submit"]').first().click();
  await toastShown(page, 'Bedrijf opgeslagen');
  expect((await reader.call(getProfile, {})).language).toBe('nl');
  await context.close();
});

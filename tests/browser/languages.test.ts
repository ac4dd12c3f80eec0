import { expect, it } from 'vitest';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { languageNames } from '#shared/values/language.ts';
import { lookAt, phone, shoot, startDesk } from './harness/browser.ts';
import { load, visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();

const routes = [
  '/', '/people', '/people/new', '/people/8', '/fleet', '/fleet/new', '/fleet/1', '/fleet/what-if', '/fleet/what-if/target?target=10', '/assets', '/assets/new', '/software',
  '/software/licenses', '/trainings', '/trainings/create', '/trainings/right', '/calendar', '/calendar/balances',
  '/calendar/push', '/inbox/daysOff', '/contracts', '/contracts/templates', '/runs', '/activity', '/settings',
  '/settings/company', '/settings/users', '/settings/users/new', '/settings/roles', '/settings/features',
  '/settings/integrations', '/settings/segments', '/settings/customFields', '/settings/daysOff/types',
] as const; // prettier-ignore

/** Runs in the page: what is wider than its place. Names of people and things end in an ellipsis on purpose. */
const tooWide = (): string[] => {
  const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['the page'] : [];
  const parts = document.querySelectorAll<HTMLElement>('#page button, #page [role="tab"], #page h1, nav a');
  const cut = [...parts].filter((part) => {
    const { overflowX, textOverflow } = getComputedStyle(part);
    return overflowX !== 'visible' && textOverflow !== 'ellipsis' && part.scrollWidth > part.clientWidth + 1;
  });
  return [...wide, ...cut.map((part) => part.innerText.slice(0, 60))];
};

it('speaks the language of the user at once, after a reload, and has room for its words on a phone', async () => {
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
  await expect.poll(async () => (await (await app.as('admin')).call(getProfile, {})).language).toBe('fr');
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

  await page.setViewportSize(phone);
  const found: string[] = [];
  for (const language of ['fr', 'nl'] as const) {
    if (language === 'nl') {
      await (await app.as('admin')).post('/api/profile/language', { language });
      await load(page, '/people');
      await expect.poll(lang).toBe('nl');
    }
    for (const route of routes) {
      await visit(page, route);
      found.push(...(await page.evaluate(tooWide)).map((text) => `${language} ${route}: ${text}`));
    }
  }
  expect(found).toEqual([]);
  await visit(page, '/people/999999');
  await page.getByText('Niet gevonden', { exact: true }).waitFor();
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

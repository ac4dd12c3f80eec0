import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditNow, colourRules } from './harness/audit.ts';
import { lookAt, newContext, openBrowser, setScheme, type Scheme } from './harness/browser.ts';

const root = join(import.meta.dirname, '../../frontend');
const configFile = join(root, 'vite.config.ts');
/** The rules for elements: those for pages (one heading, one of each landmark) do not apply to a page of parts. */
const elementRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The audit does not wait for reads to end, as some parts show one that never ends. */
const auditParts: typeof auditNow = (target, rules = elementRules) => auditNow(target, rules);

let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'parts-'));
  const shared = { root, configFile, logLevel: 'error' } as const;
  const input = join(root, 'parts/index.html');
  const small = { minify: false, reportCompressedSize: false } as const;
  await build({ ...shared, build: { outDir, emptyOutDir: true, ...small, rolldownOptions: { input } } });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, open: false } });
  const browser = await openBrowser();
  afterAll(async () => {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true });
  });
  const context = await newContext(browser, server.resolvedUrls?.local[0] ?? '');
  page = await context.newPage();
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (line) => (line.type() === 'error' ? faults.push(line.text()) : undefined));
});

const open = async (only = ''): Promise<void> => {
  await page.goto(`/parts/?only=${only}`);
  await page.locator('article').first().waitFor();
  await page.waitForLoadState('networkidle');
};

it('shows every part without a fault, at both sizes and in both schemes', async () => {
  await open();
  expect(await lookAt(page, 'parts', auditParts)).toEqual([]);
  expect(faults).toEqual([]);
});

const withDialogs = [
  'bulk/bulk',
  'document-editor/',
  'form/forms',
  'integrations/',
  'list/list-parts',
  'people-choice/',
  'ui/notices',
];

it.each(withDialogs)('opens every dialog of a part without a fault: %s', async (only) => {
  await open(only);
  const openers = await page.locator('[data-opens]').all();
  expect(openers.length).toBeGreaterThan(0);
  const schemes: Scheme[] = ['light', 'dark'];
  for (const opener of openers) {
    await opener.click();
    for (const scheme of schemes) {
      await setScheme(page, scheme);
      expect(await auditParts(page, scheme === 'dark' ? colourRules : undefined)).toEqual([]);
    }
    await page.locator('.mantine-Modal-close').click();
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
    schemes.reverse();
  }
  expect(faults).toEqual([]);
});

it('draws the track of a switch that is off like the border of a field', async () => {
  await open('ui/controls');
  const control = page.getByRole('switch', { name: 'Pool vehicles' });
  await control.uncheck({ force: true });
  for (const [scheme, colour] of [
    ['light', 'rgb(139, 147, 161)'],
    ['dark', 'rgb(108, 116, 129)'],
  ] as const) {
    await setScheme(page, scheme);
    await expect
      .poll(() => control.evaluate((input) => getComputedStyle(input.nextElementSibling!).backgroundColor))
      .toBe(colour);
  }
});

/** What makes one text hard to read. Runs in the page. */
const spoiled: Readonly<Record<string, (cell: HTMLElement) => unknown>> = {
  'a pale text': (cell) => cell.style.setProperty('color', '#bbb'),
  'a row nearly in the colour of its text': (cell) => cell.parentElement?.style.setProperty('background', '#666'),
  'a faint row': (cell) => cell.parentElement?.style.setProperty('opacity', '0.3'),
  'a box behind the text that is none of its ancestors': (cell) => {
    cell.innerHTML =
      '<div style="height: 30px; background: #666"></div><div style="margin-top: -30px"><b style="position: relative">Hybrid</b></div>';
  },
};

it.each(Object.keys(spoiled))('finds %s among many that it need not measure again', async (name) => {
  const rows = '<tr><th scope="row">Vehicle</th><td>Diesel</td></tr>'.repeat(5);
  await page.goto('about:blank');
  await page.setContent(`<body style="background: #fff; color: #444"><table>${rows}</table></body>`);
  expect(await auditNow(page, colourRules)).toEqual([]);
  await page.locator('td').nth(2).evaluate(spoiled[name]!);
  const [found, ...more] = await auditNow(page, colourRules);
  expect(found).toContain('color-contrast');
  expect(more.every((line) => line.startsWith('color-contrast: tr:nth-child(3)'))).toBe(true);
});

it('finds a link that nothing but its colour tells from the text around it', async () => {
  const links = '<a href="#there" style="color: #222; text-decoration: none; font-weight: 700">there</a>, ';
  await page.goto('about:blank');
  await page.setContent(`<body style="background: #fff; color: #444"><p>Look ${links.repeat(3)}not here</p></body>`);
  expect(await auditNow(page, colourRules)).toEqual([]);
  await page
    .locator('a')
    .nth(1)
    .evaluate((link) => link.style.removeProperty('font-weight'));
  expect(await auditNow(page)).toContainEqual(expect.stringMatching(/^link-in-text-block: a:nth-child\(2\)/));
});

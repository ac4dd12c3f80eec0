import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditNow, colourRules, lookAt, newContext, openBrowser, setScheme } from './harness/browser.ts';

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
  for (const opener of openers) {
    await opener.click();
    for (const scheme of ['light', 'dark'] as const) {
      await setScheme(page, scheme);
      expect(await auditParts(page, scheme === 'dark' ? colourRules : undefined)).toEqual([]);
    }
    await page.locator('.mantine-Modal-close').click();
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
    await setScheme(page, 'light');
  }
  expect(faults).toEqual([]);
});

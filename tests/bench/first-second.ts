import { parseArgs } from 'node:util';
import { desk, openBrowser, signIn } from '#tests/browser/harness/browser.ts';

/**
 * What somebody waits for who works on a slow line (400 ms, 10 Mbit/s), in milliseconds, the median of some tries:
 * `node tests/bench/first-second.ts --url http://127.0.0.1:3000` against a demo company.
 */
const { values } = parseArgs({ options: { url: { type: 'string' }, tries: { type: 'string', default: '5' } } });
const url = values.url ?? 'http://127.0.0.1:3000';
const slow = { offline: false, latency: 400, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const median = (numbers: number[]): number => Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN);

const browser = await openBrowser();
const figures: Record<string, number[]> = {};
const take = (what: string, ms: number): void => void (figures[what] ??= []).push(ms);

for (let at = 0; at < Number(values.tries); at++) {
  // Without what tests put into their pages: this browser loads pages ahead.
  const context = await browser.newContext({ baseURL: url, viewport: desk });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const line = async (how: typeof slow): Promise<unknown> => network.send('Network.emulateNetworkConditions', how);
  await signIn(page, 'admin', '/fleet');
  await page.locator('tr[data-row]').first().waitFor();
  await page.waitForTimeout(2_000);
  await page.waitForLoadState('networkidle');

  for (const [name, conditions] of [
    ['slow line', slow],
    ['no limit', fast],
  ] as const) {
    await line(conditions);
    const left = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.body?.innerHTML.length > 200);
    take(`${name}: refresh of a list, to the shell`, performance.now() - left);
    await page.locator('tr[data-row]').first().waitFor();
    take(`${name}: refresh of a list, to its rows`, performance.now() - left);
    await page.waitForLoadState('networkidle');
    const row = page.locator('tr[data-row] a').nth(at + 1);
    const name2 = await page
      .locator('tr[data-row]')
      .nth(at + 1)
      .getAttribute('data-row');
    const clicked = performance.now();
    await row.click();
    await page.waitForFunction(
      () =>
        document.querySelector('#page table tr[data-row]') === null ||
        document.querySelector('[role=progressbar][class*=line]') !== null,
    );
    take(`${name}: click on a row, to something new`, performance.now() - clicked);
    await page.locator('#page h1').waitFor();
    await page.waitForFunction(
      (id) => location.pathname === `/fleet/${id}` && document.querySelector('#page dl') !== null,
      name2,
    );
    take(`${name}: click on a row, to the record`, performance.now() - clicked);
    await page.waitForLoadState('networkidle');
    await line(fast);
    await page.goto('/fleet');
    await page.locator('tr[data-row]').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  await context.close();
}
await browser.close();
for (const [what, all] of Object.entries(figures))
  console.log(`${what}: ${median(all)} ms (${all.map(Math.round).join(', ')})`);

import { expect, it } from 'vitest';
import { startDesk } from './harness/browser.ts';

const { open } = await startDesk();
const short = { width: 720, height: 450 };

it('has most of a window that is short, as at 200 %, with the bar of chosen rows in sight', async () => {
  const { page, context } = await open('admin', '/fleet');
  await page.locator('tr[data-row]').first().waitFor();
  await page.setViewportSize(short);
  const list = page.getByRole('region', { name: 'Fleet', exact: true });
  await expect.poll(async () => (await list.boundingBox())!.height).toBeGreaterThan(short.height * 0.6);
  await page.locator('tr[data-row]').first().getByRole('checkbox').check();
  const { y, height } = (await page.getByText('1 selected').boundingBox())!;
  expect(y + height).toBeLessThan(short.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(short.width);
  await context.close();
});

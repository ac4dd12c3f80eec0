import { expect, it } from 'vitest';
import { startDesk } from './harness/browser.ts';
import { load } from './harness/visit.ts';

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

it('clips nothing beside each other on a phone whose text is twice as large', async () => {
  const { page, context } = await open('admin', '/settings/mail');
  const enlarge = () => page.addStyleTag({ content: 'html { font-size: 32px }' });
  await page.setViewportSize({ width: 390, height: 844 });
  await enlarge();
  const choices = page.getByRole('radiogroup', { name: 'Show' });
  const { x, width } = (await choices.boundingBox())!;
  for (const label of await choices.locator('label').all()) {
    const box = (await label.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(x + width);
  }
  await load(page, '/calendar/person/1');
  await enlarge();
  const day = page.getByRole('region', { name: /^December/ }).getByText('31', { exact: true });
  await expect.poll(() => day.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await context.close();
});

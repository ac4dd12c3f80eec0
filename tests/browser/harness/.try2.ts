import { openBrowser, newContext, signIn, startApp, audit } from './browser.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
const app = await startApp();
const browser = await openBrowser();
const shot = (p: any, n: string) => p.screenshot({ path: `/work/main/tests/browser/screenshots/try-${n}.png` });
try {
  const api = await app.as('admin');
  const archived = (await api.call(listCars, { query: { segment_id: 'archived' } })).data[0]!;
  const all = (await api.call(listCars, { query: { per_page: 1000 } })).data;
  console.log('not ready', all.filter((c) => (c.payroll_missing ?? 0) > 0).map((c) => [c.id, c.type, c.is_utility_vehicle, c.payroll_missing, c.date_commissioning, c.catalogue_value].join(' ')).join('; '));
  const ut = all.find((c) => c.payroll_missing === 1 && c.is_utility_vehicle === -1);
  const context = await newContext(browser, app.url); const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log('console', m.type(), m.text()); });
  await signIn(page, 'support', `/fleet/${archived.id}`);
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.getByText('This vehicle is archived').waitFor(); await page.waitForTimeout(400);
  await page.getByRole('button', { name: 'More actions' }).click(); await page.waitForTimeout(200);
  await shot(page, 'archived'); console.log(await audit(page));
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click(); await page.waitForTimeout(300);
  await shot(page, 'confirm'); console.log(await audit(page));
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL('**/fleet**'); await page.getByText('Vehicle deleted permanently').waitFor(); await page.waitForTimeout(300);
  await shot(page, 'deleted'); console.log(page.url());
  const c2 = await newContext(browser, app.url); const p2 = await c2.newPage();
  await signIn(p2, 'admin', `/fleet/${ut?.id ?? 2}`);
  await p2.setViewportSize({ width: 1440, height: 1500 }); await p2.waitForTimeout(700);
  await shot(p2, 'utility');
  if (ut) { await p2.getByRole('group', { name: 'Utility vehicle' }).getByRole('button', { name: 'No' }).click(); await p2.getByText('Changes saved').waitFor(); await p2.getByText('Payroll-ready').first().waitFor(); await p2.waitForTimeout(300); await shot(p2, 'utility-done'); }
  await p2.getByRole('button', { name: 'More actions' }).click(); await p2.getByRole('menuitem', { name: 'Message to payroll' }).click(); await p2.waitForTimeout(300);
  await p2.getByRole('textbox', { name: 'Message' }).fill('Klopt de cataloguswaarde?'); await shot(p2, 'message'); console.log(await audit(p2));
  await p2.getByRole('button', { name: 'Send message' }).click(); await p2.getByText('Successfully sent message').waitFor();
  await p2.getByText('wrote to payroll').waitFor();
  await p2.goto('/fleet'); await p2.getByRole('button', { name: 'Actions' }).click(); await p2.waitForTimeout(300); await p2.setViewportSize({ width: 1440, height: 900 }); await shot(p2, 'actions'); console.log(await audit(p2));
  await p2.goto('/fleet/999999'); await p2.waitForTimeout(600); await shot(p2, 'missing');
} catch (e) { console.log(String(e)); for (const c of browser.contexts()) for (const p of c.pages()) await shot(p, 'error'); }
await browser.close(); await app.close();

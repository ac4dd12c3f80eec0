import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { aCar } from '#tests/builders/car.ts';
import { addCar } from '#tests/api/fleet/car-calls.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { box, field, pick, search, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();
const admin = await app.as('admin');

describe('the estimates of a vehicle', () => {
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => {
    ({ page, context } = await open('admin', '/fleet'));
  });
  afterAll(async () => {
    await admin.post('/dev/clock', { today: '' });
    await context?.close();
  });

  it('show how they were computed, and lead to the figures behind them', async () => {
    await admin.post('/dev/clock', { today: '23/11/2026' });
    const id = await addCar(admin, aCar({ plate: '1-EST-001' }));
    await visit(page, `/fleet/${id}`);
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Estimates 2026' }) }).last();
    await card.getByText('€ 349,48 per month', { exact: true }).waitFor();
    expect(await card.getByText('An estimate; the payroll office decides').count()).toBeGreaterThanOrEqual(2);
    await card.locator('summary', { hasText: 'How it is calculated' }).first().click();
    await card.getByText(/^€ 52.340,00 × 76.% × 6\/7 × 12,3.% = € 4.193,78$/).waitFor();
    await card.getByRole('link', { name: 'Reference CO₂: diesel' }).click();
    await page.getByRole('heading', { name: 'Belgian figures', level: 1 }).waitFor();
    await page.getByText('58 g/km', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: /^Securex/ }).count()).toBe(2);
  });

  it('name what is missing, with the way to its field', async () => {
    const id = await addCar(admin, aCar({ plate: '1-EST-002', co2_g_km: null, is_utility_vehicle: 0, fuel: 'lpg' }));
    await visit(page, `/fleet/${id}`);
    await page.getByText('CO₂ (WLTP) is missing.').first().waitFor();
    const link = page.getByRole('listitem').filter({ hasText: 'CO₂ (WLTP) is missing.' }).first().getByRole('link');
    expect(await link.getAttribute('href')).toBe(`/fleet/${id}/edit#co2_g_km_wltp`);
  });

  it('take the corresponding car of a fake hybrid, which is asked of no other fuel', async () => {
    const { data } = (await admin.get('/api/cars/list', { search_term: 'Panamera' })).body;
    await visit(page, `/fleet/${data[0].id}/edit`);
    const corresponding = field(page, 'CO₂ of the corresponding car');
    await corresponding.fill('19,5');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('Enter a whole number').first().waitFor();
    expect(await lookAt(page, 'vehicle-edit-fake-hybrid')).toEqual([]);
    await pick(page, 'Fuel', 'Petrol');
    expect(await corresponding.count()).toBe(0);
    await pick(page, 'Fuel', 'Fake hybrid petrol');
    await corresponding.fill('195');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('CO₂, corresponding car').waitFor();
    await page.locator('summary', { hasText: 'How it is calculated' }).first().click();
    await page.getByText('CO₂: 195 g/km, of the corresponding car that the tax office lists').waitFor();
  });

  it('are missed with a word in a year whose figures nobody knows yet', async () => {
    const id = await addCar(admin, aCar({ plate: '1-EST-004', cost_yearly: 9000 }));
    await admin.post('/dev/clock', { today: '04/01/2030' });
    onTestFinished(async () => void (await admin.post('/dev/clock', { today: '23/11/2026' })));
    const unknown = page.getByText(/The figures for 2030 are not known yet\./).first();
    for (const path of ['/', '/fleet/what-if/target?target=10', `/fleet/what-if?car=${id}`]) {
      await visit(page, path);
      await unknown.waitFor();
    }
    await visit(page, '/');
    await page.getByRole('link', { name: 'Add figures' }).first().click();
    await title(page, 'Belgian figures');
    expect(page.url()).toContain('year=2030');
    await visit(page, `/fleet/what-if?car=${id}`);
    const assumed = page.getByText('* The yearly figures are not known yet: those of the last known year stand in.');
    await assumed.first().waitFor();
    // What the employer pays holds a figure of another year, too.
    await page.getByText(/per year\s\*$/).waitFor();
    expect(await lookAt(page, 'what-if-unknown-year')).toEqual([]);
  });

  it('stand beside those of another car in an address for colleagues, which fills in a new vehicle', async () => {
    const id = await addCar(admin, aCar({ plate: '1-EST-003', cost_yearly: 9000, related_employee_id: 2 }));
    await visit(page, `/fleet/${id}`);
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Compare with another car' }).click();
    await title(page, 'Compare cars');
    await page.getByRole('button', { name: 'Add a car' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a car to compare' });
    await search(page, 'Or from a well-known model', 'Volkswagen Golf 2.0 TDI');
    expect(await field(page, 'CO₂ (WLTP)').inputValue()).toBe('114');
    expect(await field(page, 'Catalogue value').inputValue()).toBe('37.500,00');
    await field(page, 'CO₂ (WLTP)').fill('');
    await field(page, 'Brand').fill('Kia');
    await field(page, 'Catalogue value').fill('45.0x');
    await dialog.getByRole('button', { name: 'Compare' }).click();
    await expect.poll(() => dialog.locator('[aria-invalid="true"]').count()).toBe(2);
    expect(await field(page, 'Catalogue value').inputValue()).toBe('45.0x');
    expect(await lookAt(page, 'compare-cars-form')).toEqual([]);
    await field(page, 'Model').fill('EV6');
    await pick(page, 'Fuel', 'Electric');
    await field(page, 'Catalogue value').fill('45000');
    await field(page, 'Lease').fill('8400');
    await dialog.getByRole('button', { name: 'Compare' }).click();
    await dialog.waitFor({ state: 'detached' });
    const kia = page.locator('section', { has: page.getByRole('heading', { name: 'Kia EV6' }) }).last();
    await kia.getByText('€ 140,83 per month', { exact: true }).waitFor();
    await kia.getByText('€ 208,65 less than now', { exact: true }).waitFor();
    const years = page.getByRole('region', { name: 'Benefit in kind per month, for the driver' });
    await expect.poll(() => years.getByRole('row', { name: /^2029/ }).count()).toBe(1);
    expect(await lookAt(page, 'compare-cars')).toEqual([]);
    const { pathname, search: query } = new URL(page.url());
    // Whoever may not see wages sees no benefit through the same address.
    const other = await open('nowages', pathname + query);
    await other.page.getByRole('heading', { name: 'Kia EV6' }).waitFor();
    await other.page.getByText('€ 42,34 per month', { exact: true }).waitFor();
    expect(await other.page.getByText('Benefit in kind').count()).toBe(0);
    await other.context.close();
    await visit(page, pathname + query.replace('45000', '-1'));
    await page.getByRole('heading', { name: "Kia EV6 can't be compared yet" }).waitFor();
    await visit(page, pathname + query);
    await kia.getByRole('link', { name: 'Order this one' }).click();
    await title(page, 'Add vehicle');
    expect(await box(page, 'Brand').inputValue()).toBe('Kia');
    await field(page, 'Plate').fill('2-KIA-001');
    await page.getByRole('button', { name: /^Next/ }).click();
    const estimate = page.getByRole('region', { name: 'Estimate' });
    await estimate.getByText('€ 140,83 per month').waitFor();
    await field(page, 'Catalogue value').fill('90000');
    await estimate.getByText('€ 257,14 per month').waitFor();
    await field(page, 'Catalogue value').fill('');
    await estimate.getByText('Catalogue value, VAT included is missing.').waitFor();
    expect(await lookAt(page, 'vehicle-new-estimate')).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });

  it('say which cars to replace first for a target, and what that saves', async () => {
    await visit(page, '/fleet/what-if/target');
    await page.getByText('Average now').waitFor();
    await field(page, 'Target, average g/km').fill('5,5');
    await page.getByRole('button', { name: 'Compute' }).click();
    await page.getByText('Enter a whole number').first().waitFor();
    expect(await field(page, 'Target, average g/km').inputValue()).toBe('5,5');
    await field(page, 'Target, average g/km').fill('10');
    await page.getByRole('button', { name: 'Compute' }).click();
    const { plan } = (await admin.get('/api/cars/co2Target', { target: 10 })).body;
    expect(plan.cars).toBeGreaterThan(1);
    await page.getByRole('row').nth(plan.data.length).waitFor();
    expect(await lookAt(page, 'co2-target')).toEqual([]);
  });

  it('wait for the figures of a year, which somebody may add', async () => {
    await visit(page, '/settings/parameters?year=2027');
    await page.getByText(/The figures for 2027 are not known yet/).waitFor();
    await page.getByRole('button', { name: 'Add the figures for 2027' }).click();
    const dialog = page.getByRole('dialog');
    await field(page, 'Index of the CO₂ contribution').fill('1,6x');
    await dialog.getByRole('button', { name: 'Save figures' }).click();
    await expect.poll(() => dialog.locator('input[aria-invalid="true"]').count()).toBe(5);
    expect(await field(page, 'Index of the CO₂ contribution').inputValue()).toBe('1,6x');
    expect(await lookAt(page, 'parameters-add')).toEqual([]);
    const typed = { 'Reference CO₂: petrol, LPG, natural gas': '68', 'Reference CO₂: diesel': '56', 'Minimum benefit per year': '1.720', 'Index of the CO₂ contribution': '1,66', Source: 'sdworx.be' }; // prettier-ignore
    for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
    expect(await field(page, 'Minimum benefit per year').inputValue()).toBe('1.720,00');
    await dialog.getByRole('button', { name: 'Save figures' }).click();
    await toastShown(page, 'Figures for 2027 saved');
    await page.getByText('The figures for 2027 were added by your company.').waitFor();
    await page.getByText('× 1,66', { exact: true }).waitFor();
    await page
      .getByText(/1\.720,00/)
      .first()
      .waitFor();
    expect(await lookAt(page, 'parameters')).toEqual([]);
  });
});

import { license, type License } from '#shared/software/license.ts';
import { product, type Product } from '#shared/software/product.ts';

/** A product as stored. */
export const aProduct = (over: Partial<Product> = {}): Product =>
  product.parse({
    id: 1,
    version: 1,
    name: 'Slack',
    url: 'https://slack.com',
    seats: 10,
    seat_cost: 7.5,
    cost_period: 'month',
    renewal_date: null,
    deleted: 0,
    date_enabled: '2026-01-15',
    date_deactivated: null,
    created_at: '2026-01-15T09:00:00.000Z',
    excel_import_id: null,
    insert_method: 'manual',
    ...over,
  });

/** A licence as stored: active. */
export const aLicense = (over: Partial<License> = {}): License =>
  license.parse({
    id: 1,
    version: 1,
    product_id: 1,
    employee_id: 1,
    username: 'anna',
    deleted: 0,
    date_enabled: '2026-01-15',
    date_deactivated: null,
    created_at: '2026-01-15T09:00:00.000Z',
    periods: [{ employee_id: over.employee_id ?? 1, start_date: '2026-01-15', end_date: null }],
    excel_import_id: null,
    insert_method: 'manual',
    ...over,
  });

import { expect, it } from 'vitest';
import { linesOf, stillPaid, type Leaver } from './leaving-form.ts';

const days = { version: 1, start_date: '01/01/2024', end_date: null, planned: null, planned_end: null, kept: null };
const leaver: Leaver = {
  date: '01/12/2026',
  vehicles: [
    { ...days, id: 1, name: 'Kangoo', type: 'car', plate: null, cost_monthly: 650.5, next_drivers: [] },
    { ...days, id: 2, name: 'Bike', type: 'bicycle', plate: null, cost_monthly: 80, planned_end: '01/12/2026', next_drivers: [] }, // prettier-ignore
  ],
  assets: [{ ...days, id: 3, name: 'Laptop', serial_number: null, picture: null, acceptance: null }],
  licences: [
    {
      ...days,
      id: 4,
      name: 'Slack',
      product_id: 9,
      product_logo: null,
      username: null,
      cost_monthly: 8.2,
      cost_exact: 8.2,
    },
    {
      ...days,
      id: 5,
      name: 'Free',
      product_id: 10,
      product_logo: null,
      username: null,
      cost_monthly: 0,
      cost_exact: 0,
    },
  ],
};

it('adds up what goes on costing after the last day, without licences that are returned', () => {
  const lines = linesOf(leaver);
  expect([...lines.car, ...lines.asset, ...lines.software_license].map(({ monthly }) => monthly)).toEqual([
    650.5,
    null,
    null,
    8.2,
    null,
  ]);
  expect(stillPaid(lines, {})).toBe(658.7);
  const returned = { action: 'return', to: 0 } as const;
  expect(stillPaid(lines, { 'car-1': returned, 'software_license-4': returned })).toBe(650.5);
  expect(stillPaid(linesOf({ ...leaver, vehicles: [], licences: [] }), {})).toBe(null);
});

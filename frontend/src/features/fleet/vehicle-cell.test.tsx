import { render } from '@testing-library/react';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import { vehicleCell } from './vehicle-cell.tsx';

// why: the cells read no words of their own and no more of the vehicle
const draw = (car: Partial<CarRow>) =>
  render(vehicleCell('co2_contribution_monthly', car as CarRow, ((key: string) => key) as TFunction)).container;

it('says in a blank estimate that the figures of the year are missing', async () => {
  const missing = draw({ co2_contribution_monthly: null, unknown_year: 2031 });
  await expect.poll(() => missing.querySelector('span[title]')?.getAttribute('title')).toBe('no.no_parameters');
  expect(draw({ co2_contribution_monthly: null }).querySelector('span[title]')).toBeNull();
});

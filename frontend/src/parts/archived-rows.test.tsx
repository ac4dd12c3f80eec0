import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import type { AssetRowOut } from '#shared/contract/assets/asset.ts';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import { startMessages } from '../app/messages.ts';
import { AssetCard } from '../features/assets/asset-card.tsx';
import { assetCell } from '../features/assets/asset-cell.tsx';
import { VehicleCard } from '../features/fleet/vehicle-card.tsx';
import { VehicleName } from '../features/fleet/vehicle-cell.tsx';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['assets', 'fleet', 'records', 'ui']);
});

// why: the parts of a row that its name and its card read
const car = (deleted: number) =>
  ({
    id: 7,
    type: 'car',
    brand: 'Volvo',
    model: 'EX30',
    plate: null,
    person_name: null,
    deleted,
    planned: null,
  }) as unknown as CarRow;
const asset = (deleted: number) =>
  ({ id: 5, name: 'Laptop', price: null, owner_employee_name: null, deleted, planned: null }) as unknown as AssetRowOut;

it.each([
  ['a vehicle', (deleted: number) => <VehicleName car={car(deleted)} />],
  ['a vehicle on a phone', (deleted: number) => <VehicleCard car={car(deleted)} />],
  ['an asset', (deleted: number) => assetCell('name', asset(deleted), i18next.getFixedT(null, 'assets'))],
  ['an asset on a phone', (deleted: number) => <AssetCard asset={asset(deleted)} />],
])('says of %s that it is archived', (_, draw) => {
  render(<MantineProvider env="test">{draw(0)}</MantineProvider>);
  expect(screen.queryByText('Archived')).toBeNull();
  cleanup();
  render(<MantineProvider env="test">{draw(1)}</MantineProvider>);
  screen.getByText('Archived');
});

it.each([
  ['a line', (deleted: number) => assetCell('owner_employee_name', asset(deleted), i18next.getFixedT(null, 'assets'))],
  ['a card', (deleted: number) => <AssetCard asset={asset(deleted)} />],
])('says in %s that an asset of nobody is in stock, unless it is archived', (_, draw) => {
  render(<MantineProvider env="test">{draw(0)}</MantineProvider>);
  screen.getByText('In stock');
  cleanup();
  render(<MantineProvider env="test">{draw(1)}</MantineProvider>);
  expect(screen.queryByText('In stock')).toBeNull();
  screen.getByText('Nobody');
});

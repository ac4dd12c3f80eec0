import { expect, it } from 'vitest';
import { vehicleColumns, type VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { columnKey, type Column } from '#shared/list/column.ts';
import { vehicleStore } from './vehicle-store.ts';

it('keeps orders of vehicles by fields that their columns show as they are', () => {
  const { ordered = [] } = vehicleStore.layout;
  expect(ordered).toEqual(['plate', 'chassis_number']);
  for (const field of ordered) {
    const column = (vehicleColumns as readonly Column<VehicleRow>[]).find(({ key }) => key === field)!;
    expect(columnKey(column)).toBe(`text:${field}:0`);
    for (const value of ['1-ABC-123', '', null]) {
      // why: the column reads this field alone
      const row: Partial<VehicleRow> = { [field]: value };
      expect(column.value(row as VehicleRow)).toBe(value);
    }
  }
});

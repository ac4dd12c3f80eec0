import { expect } from 'vitest';
import { putPushedMonths } from '#functions/fleet/payroll-lock.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';

export type Person = { id: number; name: string };
type Period = { employee: { id: number }; start_date: string; end_date: string | null };

/** The day on which the tests of dated changes play. */
export const TODAY = '23/11/2026';

/** Vehicles and who drives them when, through the API. */
export const datedCars = (admin: ApiClient) => ({
  setToday: async (today: string): Promise<void> => {
    expect((await admin.post('/dev/clock', { today })).status).toBe(200);
  },

  addCar: async (over: Record<string, unknown> = {}): Promise<number> => {
    const { body, status } = await admin.post('/api/cars/add', aCar(over));
    expect(status, JSON.stringify(body)).toBe(200);
    return body.id;
  },

  detailsOf: async (id: number) => (await admin.get(`/api/cars/${id}/detail`)).body.details,

  /** Drivers with the first day and the first day without, latest first. */
  periodsOf: async (id: number): Promise<(string | number | null)[][]> =>
    (await admin.get(`/api/cars/${id}/assignments`)).body.periods.map(({ employee, start_date, end_date }: Period) => [
      employee.id,
      start_date,
      end_date,
    ]),

  /** A vehicle that this person drives since 01/02/2025, with two months that payroll has processed. */
  pushedCar: async ({ id: driver }: Person): Promise<number> => {
    const vehicle = aCar({ plate: '1-PSH-001', related_employee_id: driver, start_date: '01/02/2025' });
    const { body, status } = await admin.post('/api/cars/add', vehicle);
    expect(status, JSON.stringify(body)).toBe(200);
    await transact([putPushedMonths(vehicleStore, body.id, ['2026-09', '2026-10'])]);
    return body.id;
  },

  /** People with names that nobody shares: a picker finds them by name. */
  people: async (): Promise<Person[]> => {
    const all: Person[] = (await admin.get('/api/employees/list', { per_page: 100, orderby_column: 'name' })).body.data;
    return all.filter(({ name }) => all.filter((other) => other.name === name).length === 1);
  },
});

import { addCar } from '#shared/contract/fleet/add-car.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import { exportCars } from '#shared/contract/fleet/export-cars.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';

/** A call that the page of the API shows, with a part of its answer. */
export type Example = {
  /** Where it stands in the page. */
  readonly name: string;
  readonly definition: Endpoint;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly status: number;
  /** A part of the answer; the test that runs the page wants each of its values. */
  readonly shows: object;
};

const filters = { conditions: [{ column: 'brand', operator: 'is', values: ['BMW'] }] };

const newCar = {
  type: 'car',
  brand: 'Volvo',
  model: 'EX30',
  plate: '2-ABC-123',
  fuel: 'electric',
};

/** In the order of the page: each works on what those before it left. The company has one vehicle at first. */
export const examples: readonly Example[] = [
  {
    name: 'first',
    definition: listCars,
    query: { per_page: '1' },
    status: 200,
    shows: { data: [{ id: 1, brand: 'BMW', plate: '1-XPA-207' }], count: 1 },
  },
  {
    name: 'scope',
    definition: listEmployees,
    status: 403,
    shows: { status: 403, code: 'forbidden', permission: 'people:read' },
  },
  {
    name: 'page',
    definition: listCars,
    query: { page: '2', per_page: '100', orderby_column: 'plate', orderby_direction: 'desc' },
    status: 200,
    shows: { data: [], count: 1 },
  },
  {
    name: 'filter',
    definition: listCars,
    query: { filters: JSON.stringify(filters) },
    status: 200,
    shows: { data: [{ id: 1, brand: 'BMW' }], count: 1 },
  },
  {
    name: 'error',
    definition: addCar,
    body: { ...newCar, colour: 'blue' },
    status: 422,
    shows: {
      status: 422,
      code: 'form_invalid',
      fields: [{ path: 'colour', code: 'unrecognized_key' }],
    },
  },
  {
    name: 'add',
    definition: addCar,
    headers: { 'idempotency-key': 'order-4711' },
    body: newCar,
    status: 200,
    shows: { id: 2 },
  },
  {
    name: 'again',
    definition: addCar,
    headers: { 'idempotency-key': 'order-4711' },
    body: newCar,
    status: 200,
    shows: { id: 2 },
  },
  {
    name: 'detail',
    definition: getCarDetails,
    params: { id: '2' },
    status: 200,
    shows: { details: { id: 2, brand: 'Volvo', version: 1 } },
  },
  {
    name: 'edit',
    definition: editCar,
    body: { car_id: 2, version: 1, color: 'blue' },
    status: 200,
    shows: { id: 2, version: 2 },
  },
  {
    name: 'stale',
    definition: editCar,
    body: { car_id: 2, version: 1, color: 'red' },
    status: 409,
    shows: { status: 409, code: 'stale_version', version: 2, current: { color: 'blue' } },
  },
  {
    name: 'export',
    definition: exportCars,
    query: { columns: 'brand,model,plate' },
    status: 200,
    shows: { file_name: 'fleet-2026-11-23.xlsx' },
  },
];

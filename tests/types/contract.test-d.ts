import { expectTypeOf } from 'vitest';
import * as z from 'zod';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { endpoint, type EndpointCall, type EndpointInput, type EndpointResponse } from '#shared/contract/endpoint.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { Handle, Request } from '#functions/platform/http/request.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { callEndpoint } from '../../frontend/src/api/call.ts';
import { query, type useCall } from '../../frontend/src/api/query.ts';
import { apiClient } from '#tests/harness/api-client.ts';

const base = {
  id: 'fleet.paintCar',
  method: 'POST',
  path: '/api/cars/{id}/paint',
  permission: 'fleet:write',
  summary: 'Paint a vehicle',
  response: z.object({ id: z.int() }),
} as const;

// A definition keeps its literals, so that its id is a query key and its errors are known.
const paintCar = endpoint({
  ...base,
  params: z.strictObject({ id: z.string().transform(Number) }),
  body: z.strictObject({ color: z.string(), coats: z.int().default(1) }),
  errors: ['archived'],
});
expectTypeOf(paintCar.id).toEqualTypeOf<'fleet.paintCar'>();
expectTypeOf(paintCar.errors).toEqualTypeOf<readonly ['archived']>();

// @ts-expect-error an id has an area and a verb
endpoint({ ...base, id: 'paintCar' });
// @ts-expect-error reading and writing need no other methods
endpoint({ ...base, method: 'PUT' });
// @ts-expect-error paths stand below /api
endpoint({ ...base, path: '/cars/{id}/paint' });
// @ts-expect-error a right is a row of the permission matrix
endpoint({ ...base, permission: 'fleet:paint' });
// @ts-expect-error an error stands in the catalogue
endpoint({ ...base, errors: ['wet_paint'] });
// @ts-expect-error an endpoint is idempotent or says nothing
endpoint({ ...base, idempotent: false });
// @ts-expect-error every endpoint answers something
endpoint({ ...base, response: undefined });

// A handler gets what was parsed; a part that is not declared is undefined.
type Painted = Request<typeof paintCar>;
expectTypeOf<Painted['params']>().toEqualTypeOf<{ id: number }>();
expectTypeOf<Painted['body']>().toEqualTypeOf<{ color: string; coats: number }>();
expectTypeOf<Painted['query']>().toEqualTypeOf<undefined>();
expectTypeOf<Painted['actor']>().toEqualTypeOf<Actor>();
expectTypeOf<EndpointInput<typeof listCars>['query']>().toEqualTypeOf<ListQuery>();
expectTypeOf<ReturnType<Handle<typeof paintCar>>>().toEqualTypeOf<Promise<{ id: number }>>();

serve(paintCar, async ({ params, commit }) => commit([], { id: params.id }));
// @ts-expect-error an answer has the shape of the contract
serve(paintCar, async ({ params }) => ({ id: String(params.id) }));
// @ts-expect-error what is committed is an answer of the contract
serve(paintCar, async ({ commit }) => commit([], { painted: true }));
// @ts-expect-error a field that the body does not declare
serve(paintCar, async ({ body, params }) => ({ id: params.id, gloss: body.gloss }));
// @ts-expect-error this endpoint has no query
serve(paintCar, async ({ query: input, params }) => ({ id: params.id, page: input.page }));

// A caller sends what is parsed, and only the parts that are declared.
expectTypeOf<EndpointCall<typeof paintCar>>().toEqualTypeOf<{
  params: { id: string };
  body: { color: string; coats?: number | undefined };
}>();
expectTypeOf<EndpointResponse<typeof paintCar>>().toEqualTypeOf<{ id: number }>();
expectTypeOf(callEndpoint(paintCar, { params: { id: '1' }, body: { color: 'red' } })).resolves.toEqualTypeOf<{
  id: number;
}>();
// @ts-expect-error a part that is declared is sent
void callEndpoint(paintCar, { params: { id: '1' } });
// @ts-expect-error a field of the body is missing
void callEndpoint(paintCar, { params: { id: '1' }, body: {} });
// @ts-expect-error a number is no text
void callEndpoint(paintCar, { params: { id: '1' }, body: { color: 7 } });
// @ts-expect-error a field that nobody reads
void callEndpoint(paintCar, { params: { id: '1' }, body: { color: 'red', gloss: true } });
// @ts-expect-error a part that is not declared
void callEndpoint(paintCar, { params: { id: '1' }, body: { color: 'red' }, query: {} });

// The same holds for the endpoints that there are, on screen and in tests.
void callEndpoint(editCar, { body: { car_id: 7, color: null } });
// @ts-expect-error an edit names its vehicle
void callEndpoint(editCar, { body: { color: null } });
expectTypeOf(query(getCarDetails, { params: { id: '7' } }).queryKey).toExtend<readonly unknown[]>();
// @ts-expect-error a detail names its vehicle
query(getCarDetails, { params: {} });
expectTypeOf<ReturnType<typeof useCall<typeof editCar>>['mutate']>()
  .parameter(0)
  .toEqualTypeOf<EndpointCall<typeof editCar>>();

const client = apiClient('http://localhost', undefined);
expectTypeOf(client.call(listCars, { query: {} })).resolves.toEqualTypeOf<EndpointResponse<typeof listCars>>();
// @ts-expect-error a page is a number or its text
void client.call(listCars, { query: { page: true } });

import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { carRow } from './car.ts';

export const listCars = endpoint({
  id: 'fleet.listCars',
  method: 'GET',
  path: '/api/cars/list',
  permission: 'fleet:read',
  summary: 'List vehicles',
  query: listQuery,
  response: listOf(carRow).extend({ has_archived_vehicles: z.boolean() }),
  errors: ['unknown_column', 'unknown_segment'],
});

import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';

export const getOpenapi = endpoint({
  id: 'session.getOpenapi',
  method: 'GET',
  path: '/api/openapi.json',
  session: 'nobody',
  summary: 'Describe this API (OpenAPI 3.1)',
  response: z.looseObject({ openapi: z.string() }),
});

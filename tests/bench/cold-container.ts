// A container of tests/bench/burst.ts: answers one request for the list of vehicles and sends what that took.
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { lambdaContext } from '#infra/local/gateway/proxy-event.ts';
import type { Handler } from '#infra/local/gateway/routes.ts';
import { watchConsumption } from './consumption.ts';

const started = performance.now();
// why: what the gateway calls, whichever endpoint it is of
const handler = (await import('#functions/fleet/list-cars.ts')).handler as unknown as Handler;
const loaded = performance.now();
const consumption = watchConsumption();
// why: only what `serve` reads of an event
const event = {
  path: '/api/cars/list',
  httpMethod: 'GET',
  headers: { authorization: `Bearer ${process.env['TOKEN']}` },
  queryStringParameters: { per_page: '25' },
  pathParameters: null,
  body: null,
  requestContext: { requestId: String(process.pid), identity: { sourceIp: '127.0.0.1' } },
} as unknown as APIGatewayProxyEvent;
const { statusCode, body } = await handler(event, lambdaContext('fleet-list', String(process.pid)), () => undefined);
const { user, system } = process.cpuUsage();
process.send?.(
  {
    status: statusCode,
    count: (JSON.parse(body) as { count?: number }).count,
    loadMs: loaded - started,
    answerMs: performance.now() - loaded,
    processorMs: (user + system) / 1000,
    ...consumption.take(),
  },
  () => process.exit(0),
);

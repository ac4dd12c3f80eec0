// A container of tests/bench/burst.ts: says that its code is loaded, answers one request for the list of vehicles and sends what that took.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { lambdaContext } from '#infra/local/gateway/proxy-event.ts';
import type { Handler } from '#infra/local/gateway/routes.ts';
import { watchConsumption } from './consumption.ts';

const started = performance.now();
// why: what the gateway calls, whichever endpoint it is of
const handler = (await import('#functions/fleet/list-cars.ts')).handler as unknown as Handler;
const loadMs = performance.now() - started;
process.send?.('loaded');
await once(process, 'message');
const asked = performance.now();
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
const ask = () => handler(event, lambdaContext('fleet-list', String(process.pid)), () => undefined);
let answer = await ask();
let refusals = 0;
// As the app does with what is refused for now.
for (; answer.statusCode === 503; refusals += 1) {
  await sleep(Number(answer.headers?.['retry-after'] ?? 1) * 1000);
  answer = await ask();
}
const { user, system } = process.cpuUsage();
process.send?.(
  {
    status: answer.statusCode,
    refusals,
    loadMs,
    answerMs: performance.now() - asked,
    processorMs: (user + system) / 1000,
    ...consumption.take(),
  },
  () => process.exit(0),
);

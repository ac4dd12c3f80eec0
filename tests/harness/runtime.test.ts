import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { addCar } from '#shared/contract/fleet/add-car.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { AppError, toProblem } from '#shared/errors/problem.ts';
import { beginRun, executionState } from '#functions/platform/runs/state-machine.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Handler } from '#infra/local/gateway/routes.ts';
import { captureLogs } from './captured-logs.ts';
import { startRuntime, type Runtime } from './runtime.ts';

let runtime: Runtime;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(web, 'static'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>App</title>');
  await writeFile(join(web, 'static/app-1a2b.js'), 'export const app = 1;');
  await writeFile(join(web, 'static/app-1a2b.js.br'), brotliCompressSync('export const app = 1;'));
  await writeFile(join(web, '../outside.txt'), 'secret');
  runtime = await startRuntime({ web });
});
afterAll(async () => {
  await runtime.close();
  await rm(web, { recursive: true });
});

/** Sends a request with headers that `fetch` does not allow. */
const raw = (
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(runtime.url);
    const sent = request({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('latin1'),
        }),
      );
    });
    sent.on('error', reject).end();
  });

describe('the gateway', () => {
  it('tells the app who signs in where', async () => {
    const { body } = await (await runtime.as('nobody')).get('/config.json');
    expect(body).toMatchObject({
      tenant_name: 'Noorderlicht NV',
      issuer: `${runtime.url}/oidc`,
      client_id: 'back-office-local',
    });
    expect(body.demo_users.map(({ name }: { name: string }) => name)).toContain('reader');
  });

  it('answers an unknown path, and a known one by another method, with a problem', async () => {
    const admin = await runtime.as('admin');
    for (const { status, body, headers } of [
      await admin.get('/api/nothing'),
      await admin.post('/api/cars/list'),
      await admin.get('/dev/nothing'),
    ]) {
      expect([status, body.code, headers.get('content-type')]).toEqual([
        404,
        'not_found',
        'application/problem+json; charset=utf-8',
      ]);
    }
  });

  it('answers an unknown path of the API as API Gateway does, whoever asks', async () => {
    const type = 'application/problem+json; charset=utf-8';
    const nobody = await runtime.as('nobody');
    for (const path of ['/api/nothing', '/api/nothing/at/all', '/api/cars/nothing']) {
      const { status, body, headers } = await nobody.get(path);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([404, type, 'no-store']);
      expect(body).toEqual(toProblem(new AppError('not_found'), body.request_id));
    }
  });

  it('answers 413 to more than API Gateway takes', async () => {
    const { status, body } = await (
      await runtime.as('admin')
    ).post('/api/cars/add', JSON.stringify({ brand: 'x'.repeat(10_000_001) }));
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });

  it('gives functions every value of a repeated query parameter, as API Gateway does', async () => {
    const { status, body } = await (await runtime.as('admin')).get('/api/cars/list?page=abc&page=1&per_page=1');
    expect([status, body.detail]).toEqual([400, 'The parameter page is given more than once.']);
  });

  it('publishes the keys of its tokens, without the secret ones', async () => {
    const { body } = await (await runtime.as('nobody')).get('/oidc/jwks');
    expect(body.keys).toHaveLength(1);
    expect(Object.keys(body.keys[0])).not.toContain('d');
  });

  it('gives scripts a token that the API takes', async () => {
    const nobody = await runtime.as('nobody');
    const { body } = await nobody.get('/dev/token', { user: 'reader' });
    const answer = await nobody.get('/api/cars/list', {}, { authorization: `Bearer ${body.access_token}` });
    expect(answer.status).toBe(200);
    expect((await nobody.get('/dev/token', { user: '../etc' })).status).toBe(422);
  });

  it('sends localhost, and every other name, to 127.0.0.1', async () => {
    const { port } = new URL(runtime.url);
    const { status, headers } = await raw('/fleet?page=2', { host: `localhost:${port}` });
    expect([status, headers['location']]).toEqual([307, `${runtime.url}/fleet?page=2`]);
    expect((await raw('/dev/token?user=admin', { host: 'rebound.example' })).status).toBe(307);
    expect((await raw('/api/profile', { host: 'rebound.example' })).status).toBe(307);
    // Clients drop the token when they follow a redirect, so a call is answered where it arrives.
    const nobody = await runtime.as('nobody');
    const { access_token: token } = (await nobody.get('/dev/token', { user: 'reader' })).body;
    const call = await raw('/api/profile', { host: `localhost:${port}`, authorization: `Bearer ${token}` });
    expect([call.status, JSON.parse(call.body).role]).toEqual([200, 'read_only']);
  });

  it('compresses answers from 1 kB on for who takes it, as API Gateway does', async () => {
    const admin = await runtime.as('admin');
    const { access_token: token } = (await admin.get('/dev/token', { user: 'admin' })).body;
    const headers = { host: new URL(runtime.url).host, authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    const encodingOf = async (path: string) => (await raw(path, headers)).headers['content-encoding'];
    expect(await encodingOf('/api/openapi.json')).toBe('gzip');
    expect(await encodingOf('/api/home/counts')).toBeUndefined();
  });

  it('refuses the local routes to the pages of other sites', async () => {
    expect((await raw('/dev/health', { host: new URL(runtime.url).host, 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
  });

  it('serves the app on every page, and hashed files permanently', async () => {
    const { host } = new URL(runtime.url);
    const page = await raw('/fleet/12', { host });
    expect([page.status, page.headers['cache-control'], page.body]).toEqual([
      200,
      'no-store',
      '<!doctype html><title>App</title>',
    ]);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const script = await raw('/static/app-1a2b.js', { host, 'accept-encoding': 'gzip, br' });
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await raw('/static/app-0000.js', { host })).status).toBe(404);
    expect((await raw('/../outside.txt', { host })).body).not.toContain('secret');
    expect((await raw('/%2e%2e/outside.txt', { host })).body).not.toContain('secret');
  });

  it('pins today and lets it run again', async () => {
    const nobody = await runtime.as('nobody');
    expect((await nobody.post('/dev/clock', { today: '29/02/2028' })).status).toBe(200);
    expect(today()).toBe('2028-02-29');
    expect((await nobody.post('/dev/clock', { today: '30/02/2028' })).status).toBe(422);
    await nobody.post('/dev/clock', { today: '' });
    expect(today()).not.toBe('2028-02-29');
  });

  it('seeds again, and forgets what was', async () => {
    const nobody = await runtime.as('nobody');
    const admin = await runtime.as('admin');
    expect((await nobody.post('/dev/reset', { seed: 'everything' })).status).toBe(422);
    await nobody.post('/dev/reset', { seed: 'vehicles=40' });
    const filled = await admin.call(listCars, { query: {} });
    await nobody.post('/dev/reset', { seed: 'empty' });
    const emptied = await admin.call(listCars, { query: {} });
    expect(filled.count).toBeGreaterThanOrEqual(62 + 30);
    expect([emptied.count, emptied.has_archived_vehicles]).toEqual([0, false]);
  });
});

it('lets a run wait while no runner is at work, which is no error', async () => {
  const run = { run_id: 'waiting', attempt: 1 };
  const endLogs = captureLogs();
  await beginRun(run);
  expect(endLogs()).not.toContain('run not started');
  expect(await executionState(run)).toBe('running');
});

it('starts with the data of its seed again, and with nothing that was written since', async () => {
  const read = async ({ as, url }: Runtime) => {
    const admin = await as('admin');
    const { data } = await admin.call(listEmployees, { query: { per_page: 100 } });
    const picture = data.map(({ avatar }) => avatar).find((path) => path !== null);
    return {
      admin,
      people: data.map(({ id, name }) => [id, name]),
      vehicles: (await admin.call(listCars, { query: {} })).count,
      picture: picture && (await fetch(new URL(picture, url))).status,
    };
  };
  await runtime.close();
  runtime = await startRuntime({ seed: 'demo' });
  const { admin, ...first } = await read(runtime);
  await admin.call(addCar, { body: { type: 'bicycle', brand: 'Gazelle', model: 'Ultimate' } });
  expect((await read(runtime)).vehicles).toBe(first.vehicles + 1);
  await runtime.close();
  runtime = await startRuntime({ seed: 'demo' });
  const { admin: _, ...second } = await read(runtime);
  expect(second).toEqual(first);
  expect(first.picture).toBe(200);
});

it('stays until the work for a page that was closed has ended', async () => {
  const done: string[] = [];
  const leaving = new AbortController();
  const slow = endpoint({
    id: 'harness.slowAnswer',
    method: 'GET',
    path: '/api/links/slow',
    permission: 'people:read',
    summary: 'Answers after its page was closed',
    response: z.object({}),
    errors: [],
  });
  const handler: Handler = async () => {
    leaving.abort();
    for (let turns = 0; turns < 1_000; turns += 1) await setImmediate();
    done.push('answered');
    return { statusCode: 200, headers: {}, body: '{}' };
  };
  await runtime.close();
  runtime = await startRuntime({ seed: 'none', endpoints: new Map([[slow, handler]]) });
  await expect(fetch(new URL(slow.path, runtime.url), { signal: leaving.signal })).rejects.toThrow('aborted');
  await runtime.close();
  expect(done).toEqual(['answered']);
});

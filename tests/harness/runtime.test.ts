import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRuntime, type Runtime } from './runtime.ts';

let runtime: Runtime;
beforeAll(async () => {
  const started = performance.now();
  runtime = await startRuntime();
  console.log('start', performance.now() - started);
});
afterAll(() => runtime.close());

describe('the gateway', () => {
  it('tells the app who signs in where', async () => {
    const { body } = await (await runtime.as('nobody')).get('/config.json');
    expect(body).toMatchObject({ issuer: `${runtime.url}/oidc`, client_id: 'back-office-local' });
  });

  it('answers an unknown path with a problem', async () => {
    const { status, body, headers } = await (await runtime.as('admin')).get('/api/nothing');
    expect([status, body.code, headers.get('content-type')]).toEqual([
      404,
      'not_found',
      'application/problem+json; charset=utf-8',
    ]);
  });

  it('publishes the keys of its tokens', async () => {
    const { body } = await (await runtime.as('nobody')).get('/oidc/jwks');
    expect(body.keys).toHaveLength(1);
    expect(Object.keys(body.keys[0])).not.toContain('d');
  });
});

import { createSecretKey } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callerKindOf } from '#shared/contract/endpoint.ts';
import { addCar } from '#shared/contract/fleet/add-car.ts';
import { whatIf } from '#shared/contract/fleet/what-if.ts';
import { exportData } from '#shared/contract/people/export-data.ts';
import { addLicense } from '#shared/contract/software/add-license.ts';
import { addSegment } from '#shared/contract/segments/add-segment.ts';
import { signOut } from '#shared/contract/session/sign-out.ts';
import { registry } from '#shared/contract/registry.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { knowFigures } from '#tests/harness/known-figures.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { apiKeyKey, entityKey, partKey, settingKey, uniqueKey, type Key } from '#functions/platform/storage/keys.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { turnsOfUsers, USER_CALLS_UNSTORED } from '#functions/platform/http/turns-of-callers.ts';
import { runKey } from '#functions/platform/runs/run-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { withAreaOf } from '#infra/local/area-at-work.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { activityTable, recordsTable, runsTable } from '#functions/platform/storage/tables.ts';
import { actorOf, employeeIdOf, MANAGED_TEAM_ID, type Persona } from '#tests/personas.ts';

// Attacks that no story of an area makes; docs/areas/attacks.md#attacks names those that one does.

const added = async (path: string, body: object): Promise<number> => {
  const answer = await admin.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};
const actAs = async (persona: Persona): Promise<void> => {
  await support.post('/api/profile/stopImpersonating');
  const target = { user_id: actorOf(persona).user_id, purpose: 'attack' };
  expect((await support.post('/api/profile/impersonate', target)).status).toBe(200);
};

const { runtime, admin } = await startCompanyWithRuns();
const support = await runtime.as('support');

describe('a forged token', () => {
  const partsOf = (token: string) =>
    token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>);
  const asked = async (headers: Record<string, string>, path = '/api/cars/list'): Promise<number> =>
    (await fetch(`${runtime.url}${path}`, { headers })).status;

  it('is refused, whatever key it was signed with and wherever it says that key is', async () => {
    const token = await runtime.token('admin');
    const [header = {}, claims = {}] = partsOf(token);
    const keySet = process.env['OIDC_JWKS_URI'] ?? `${process.env['OIDC_ISSUER']}/.well-known/jwks.json`;
    const [known] = ((await (await fetch(keySet)).json()) as { keys: Record<string, string>[] }).keys;
    const own = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(own.publicKey)), kid: String(header['kid']), alg: 'RS256', use: 'sig' };
    const signed = (more: object, changed: JWTPayload = {}) =>
      new SignJWT({ ...claims, ...changed })
        .setProtectedHeader({ ...header, alg: 'RS256', ...more })
        .sign(own.privateKey);
    const withSecret = (secret: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ ...header, alg: 'HS256' })
        .sign(createSecretKey(Buffer.from(secret.padEnd(32, ' '))));
    const unsigned = (alg: string) =>
      `${Buffer.from(JSON.stringify({ ...header, alg })).toString('base64url')}.${token.split('.')[1]}.`;
    const forged = {
      'its own key under the known name': await signed({}),
      'its own key in the header': await signed({ jwk }),
      'an address of its own key': await signed({ jku: 'https://attacker.example/jwks.json' }),
      'another issuer': await signed({}, { iss: 'https://attacker.example' }),
      'the public key as a secret': await withSecret(JSON.stringify(known)),
      'the modulus as a secret': await withSecret(String(known?.['n'])),
      'no algorithm': unsigned('none'),
      'no algorithm, spelled otherwise': unsigned('NoNe'),
    };
    for (const [how, attempt] of Object.entries(forged))
      expect([how, await asked({ authorization: `Bearer ${attempt}` })]).toEqual([how, 401]);
    expect(await asked({ authorization: `Bearer ${token}` })).toBe(200);
  });

  it('and a true one is refused anywhere but in its header', async () => {
    const token = await runtime.token('admin');
    expect(await asked({}, `/api/profile?access_token=${token}`)).toBe(401);
    expect(await asked({ cookie: `access_token=${token}; Authorization=Bearer ${token}` })).toBe(401);
    expect(await asked({ authorization: `Basic ${Buffer.from(`admin:${token}`).toString('base64')}` })).toBe(401);
    expect(await asked({ authorization: token })).toBe(401);
  });
});

it('nobody is let in without a sign-in or a link but to three endpoints that say nothing of records', () => {
  const open = registry.filter((definition) => callerKindOf(definition) === 'nobody').map(({ id }) => id);
  expect(open.toSorted()).toEqual(['session.getFinderContact', 'session.getOpenapi', 'signing.takeWebhook']);
});

it('no route of the local runtime is among the endpoints', () => {
  const paths = registry.map(({ path }) => path);
  expect(paths.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  expect(paths.filter((path) => /\b(?:dev|oidc|sandbox|seed)\b/i.test(path))).toEqual([]);
});

describe('the copy of a person', () => {
  it('goes to nobody but the administrator who asked, not even to support that acts as them', async () => {
    const { run_id } = await admin.call(exportData, { body: { employee_id: employeeIdOf('reader') } });
    const own = await ended(admin, run_id);
    expect(own.result).toMatchObject({ file_url: expect.stringContaining('http') as string });
    const fileFor = async (client: ApiClient): Promise<unknown> => {
      const { status, body } = await client.get(`/api/runs/${run_id}`);
      return status === 200 ? body.result.file_url : status;
    };
    expect(await fileFor(await runtime.as('noFleet'))).toBeUndefined();
    expect(await fileFor(await runtime.as('default'))).toBe(404);
    expect(await fileFor(support)).toBe(404);
    await actAs('admin');
    expect(await fileFor(support)).toBeUndefined();
    const asked = await support.post('/api/employees/exportData', { employee_id: employeeIdOf('reader') });
    expect([asked.status, asked.body.permission]).toEqual([403, 'audit:read']);
    await support.post('/api/profile/stopImpersonating');
  });

  it('is told in the audit log, by the number of the person alone', async () => {
    const { data } = (await admin.get('/api/audit/list', { per_page: 100 })).body;
    const lines = data.filter(({ what }: { what: string }) => what === 'person_exported');
    expect(lines).toMatchObject([{ who: 'admin', about: expect.stringContaining('reader') as string }]);
    expect(lines[0].event_info_json).toEqual({
      operation: 'people.exportData',
      path: `/api/employees/${employeeIdOf('reader')}`,
    });
  });
});

describe('a calendar feed', () => {
  it('is not left behind by support that acts as somebody', async () => {
    await actAs('default');
    const refused = await support.post('/api/daysOff/feeds/add', { team_id: MANAGED_TEAM_ID });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    await support.post('/api/profile/stopImpersonating');
  });

  it('has its address in no table, whatever key its request had', async () => {
    const key = { 'idempotency-key': 'feed-1' };
    const { body } = await admin.post('/api/daysOff/feeds/add', { team_id: MANAGED_TEAM_ID }, key);
    const token = /links\/([^/]+)\//.exec(body.url)?.[1] ?? '';
    expect(token.length).toBeGreaterThan(30);
    for (const table of [recordsTable(), activityTable(), runsTable()])
      for await (const item of scanTable(table)) expect(JSON.stringify(item)).not.toContain(token);
  });
});

describe('a signed-in user who calls without end', () => {
  afterEach(() => void vi.unstubAllEnvs());
  const USER_LIMIT = 40;
  const event = {} as APIGatewayProxyEvent;
  /** Calls as one after another of several processes get them, until the limit holds in all of them. */
  const spread = async (processes: number, subject: string): Promise<number> => {
    const each = Array.from({ length: processes }, () => turnsOfUsers());
    let taken = 0;
    for (let call = 0; call < USER_LIMIT * 4; call += 1) {
      const turn = each[call % processes]!;
      taken += await turn(event, subject).then(
        () => 1,
        () => 0,
      );
    }
    return taken;
  };

  it('gets no more from many processes than from one, but for the calls that each has not told yet', async () => {
    vi.stubEnv('CALL_LIMITS', 'on');
    vi.stubEnv('USER_CALLS_PER_10_SECONDS', String(USER_LIMIT));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    expect(await spread(1, 'alone')).toBe(USER_LIMIT);
    for (const processes of [2, 5]) {
      const taken = await spread(processes, `spread ${processes}`);
      expect(taken).toBeGreaterThanOrEqual(USER_LIMIT);
      expect(taken).toBeLessThanOrEqual(USER_LIMIT + processes * (USER_CALLS_UNSTORED - 1));
    }
    vi.useRealTimers();
  });

  it('exports no more than five times a minute', async () => {
    vi.stubEnv('CALL_LIMITS', 'on');
    const reader = await runtime.as('reader');
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await reader.get('/api/assets/list/excel')).status)); // prettier-ignore
    // A minute may end among them.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
    expect(statuses).toContain(429);
  });
});

describe('a function that was taken over', () => {
  it('writes the records of its own area, and none of the records, rights and secrets of others', async () => {
    const write = (key: Key) => () =>
      transact([{ build: () => ({ Put: { TableName: recordsTable(), Item: { ...key, data: {} } } }) }]);
    const others = [entityKey('user', 1), uniqueKey('subject', 'admin'), apiKeyKey(1), entityKey('employee', 1), settingKey('company')]; // prettier-ignore
    for (const key of others)
      await expect(withAreaOf(addLicense, write(key))).rejects.toThrow('software may not write');
    const forged = { pk: runKey('01FORGED'), sk: 'run' };
    const forgeRun = () => transact([{ build: () => ({ Put: { TableName: runsTable(), Item: forged } }) }]);
    // A run acts with the rights of the user in it.
    for (const definition of [signOut, addSegment])
      await expect(withAreaOf(definition, forgeRun)).rejects.toThrow('may not write run#*');
    for (const pk of ['view#0', 'preference#1'])
      await expect(withAreaOf(addLicense, write({ pk, sk: '1' }))).rejects.toThrow('software may not write');
    await withAreaOf(addLicense, write(partKey('software_license', 999_999, 'attack')));
    await expect(withAreaOf(addCar, write(partKey('software_license', 999_999, 'attack')))).rejects.toThrow(
      'fleet may',
    );
  });
});

describe('the comparison of cars', () => {
  it('tells a team manager nothing of people of other teams, known or not', async () => {
    const stranger = employeeIdOf('admin');
    await added('/api/cars/add', aCar({ related_employee_id: stranger }));
    const manager = await runtime.as('manager');
    const ask = async (employee_id: number) => {
      const { status, body } = await manager.request(whatIf, { body: { employee_id, alternatives: [] } });
      return { status, code: body.code, detail: body.detail, fields: body.fields, compared: body.compared };
    };
    const unknown = await ask(999_999);
    expect(unknown.status).toBe(422);
    expect(await ask(stranger)).toEqual(unknown);
    expect(await ask(employeeIdOf('default'))).toMatchObject({ status: 200, compared: [] });
  });

  it('is told as a read of wages to whoever sees the benefit, and hides it from the others', async () => {
    await knowFigures(admin, Number(today().slice(0, 4)));
    const body = { employee_id: employeeIdOf('admin'), alternatives: [] };
    for (const persona of ['noExport', 'nowages'] as const) {
      const answer = await (await runtime.as(persona)).request(whatIf, { body });
      expect([answer.status, answer.body.compared.length]).toEqual([200, 1]);
      expect(JSON.stringify(answer.body).includes('benefit')).toBe(persona === 'noExport');
    }
    const { data } = (await admin.get('/api/audit/list', { per_page: 100 })).body;
    const readers = data.flatMap((line: { what: string; who: string; event_info_json: { operation: string } }) =>
      line.what === 'wages_read' && line.event_info_json.operation === whatIf.id ? [line.who] : [],
    );
    expect(readers).toEqual(['noExport']);
  });
});

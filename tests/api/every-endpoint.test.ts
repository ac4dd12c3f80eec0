import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { callerKindOf, type CallerKind, type Endpoint, type EndpointFor } from '#shared/contract/endpoint.ts';
import { registry as shipped } from '#shared/contract/registry.ts';
import type { Problem } from '#shared/errors/problem.ts';
import type { LinkPurpose, PagePurpose } from '#shared/links/link.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';
import { createLink } from '#functions/platform/links/link-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Answer } from '#tests/harness/api-client.ts';
import { callerEndpoints } from '#tests/harness/caller-endpoints.ts';
import { startCompany } from '#tests/harness/company.ts';
import { linkEndpoints } from '#tests/harness/link-purpose.ts';
import { whileAway } from '#tests/harness/while-away.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { stateMachines } from '#functions/platform/runs/state-machine.ts';
import { type Runtime } from '#tests/harness/runtime.ts';
import { actorOf, personaNames, type Caller, type Persona } from '#tests/personas.ts';
import { plantOneOfEach } from './one-of-each.ts';
import { fieldsOf, isStrict, leastInput, wrongValue, type Input } from './sample-input.ts';

/** The endpoints of the product, and those of the tests for each kind of caller. */
const registry: readonly Endpoint[] = [...shipped, ...callerEndpoints.keys()];
const UNKNOWN_ID = 987_654_321;
/** Fields of a body that name the record to act on. */
const idFields = [
  'id',
  'car_id',
  'asset_id',
  'license_id',
  'relatedObjectId',
  'object_id',
  'integration_id',
  'webhook_subscription_id',
];

/** GETs that need data which only a longer story creates; the named test tells that story. */
const coveredElsewhere: Readonly<Record<string, string>> = {
  'templates.getPublicLibrary': 'tests/api/contracts/hostile-texts.test.ts',
  'imports.rows': 'tests/api/imports/import-cars.test.ts',
  'imports.errorFile': 'tests/api/imports/import-cars.test.ts',
  'files.downloadFile': 'tests/api/files/documents.test.ts',
  'runs.getRun': 'tests/api/runs/run-engine.test.ts',
  'push.getCommand': 'tests/api/push/push.test.ts',
  'push.listPushedPeople': 'tests/api/push/push.test.ts',
  'push.getPayload': 'tests/api/push/push.test.ts',
  'push.getAnswers': 'tests/api/push/push.test.ts',
  'push.getCommandCsv': 'tests/api/push/push.test.ts',
};

const clients = new Map<string, Awaited<ReturnType<Runtime['as']>>>();
const { runtime } = await startCompany({ endpoints: new Map([...callerEndpoints, ...linkEndpoints]) });
beforeAll(async () => {
  await plantOneOfEach();
  for (const caller of [...personaNames, 'foreign', 'nobody'] as const) clients.set(caller, await runtime.as(caller));
});

/** One link per purpose, which outlives the tests. */
const tokens = new Map<LinkPurpose, string>();
const tokenOf = async (purpose: LinkPurpose): Promise<string> => {
  const existing = tokens.get(purpose);
  if (existing !== undefined) return existing;
  const { token, write } = createLink({
    // why: the first purpose of an endpoint is one with a page
    purpose: purpose as PagePurpose,
    object_type: 'car',
    object_id: 1,
    employee_id: 1,
    until: '2099-01-01T00:00:00.000Z',
  });
  await transact([write]);
  tokens.set(purpose, token);
  return token;
};

let calls = 0;
/** Another address for each call: wrong tokens are counted by address. */
const fromElsewhere = () => ({ 'x-forwarded-for': `192.0.2.${(calls += 1)}, 198.51.100.1` });

const ask = (
  caller: Caller | 'nobody',
  definition: Endpoint,
  input: Input = leastInput(definition),
): Promise<Answer<Problem>> => {
  const client = clients.get(caller);
  if (!client) throw new Error(`no client for ${caller}`);
  return client.request(definition, input, fromElsewhere());
};

const isForUsers = (definition: Endpoint): definition is EndpointFor<'user'> => callerKindOf(definition) === 'user';

const isPermission = (permission: Endpoint['permission']): permission is Permission =>
  permission !== undefined && permission !== 'signed-in';
const personasWithout = ({ permission }: Endpoint): Persona[] =>
  isPermission(permission) ? personaNames.filter((name) => !can(actorOf(name), permission)) : [];
/** A persona with the right; the administrator where they have it. */
const personaWith = (definition: Endpoint): Persona => {
  const without = new Set(personasWithout(definition));
  const found = personaNames.find((name) => !without.has(name));
  if (!found) throw new Error(`no persona may ${definition.permission}`);
  return found;
};

/** The least input that an endpoint accepts; the path of a link holds its token. */
const validInput = async (definition: Endpoint): Promise<Required<Input>> => {
  const least = leastInput(definition);
  if (definition.session !== 'link') return least;
  return { ...least, params: { ...least.params, token: await tokenOf(definition.purposes[0]) } };
};
const askAllowed = async (definition: Endpoint, input?: Input): Promise<Answer<Problem>> =>
  ask(isForUsers(definition) ? personaWith(definition) : 'nobody', definition, input ?? (await validInput(definition)));

/** The answer to a caller who shows no right. */
const refusals: Readonly<Record<CallerKind, readonly [status: number, code: string] | undefined>> = {
  user: [401, 'unauthenticated'],
  nobody: undefined,
  link: [404, 'not_found'],
};

const rows = (endpoints: readonly Endpoint[]) => endpoints.map((definition) => [definition.id, definition] as const);

describe.each(rows(registry))('%s', (_, definition) => {
  const refusal = refusals[callerKindOf(definition)];

  it.runIf(refusal !== undefined)('refuses a caller who shows no right', async () => {
    const { status, body } = await ask('nobody', definition);
    expect([status, body.code]).toEqual(refusal);
  });
});

describe.each(rows(registry.filter(isForUsers)))('%s', (_, definition) => {
  it('answers 403 without a membership', async () => {
    const { status, body } = await ask('foreign', definition);
    expect([status, body.code]).toEqual([403, 'no_membership']);
  });

  it('answers 403 to each persona without the right, whatever the input', async () => {
    for (const name of personasWithout(definition)) {
      const { status, body } = await ask(name, definition);
      expect([name, status, body.code, body['permission']]).toEqual([name, 403, 'forbidden', definition.permission]);
    }
  });

  it('does not refuse a persona who has the right', async () => {
    const without = new Set(personasWithout(definition));
    const input = { ...leastInput(definition), query: { no_such_parameter: '1' }, body: { no_such_field: 1 } };
    for (const name of personaNames.filter((persona) => !without.has(persona))) {
      const { status, body } = await ask(name, definition, input);
      expect(status, name).not.toBe(401);
      // Where the contract cannot name the right, or not all of them, the refusal does.
      if (status === 403) expect([undefined, definition.permission], name).not.toContain(body['permission']);
    }
  });
});

describe.each(rows(registry.filter(({ body }) => body !== undefined)))('%s', (_, definition) => {
  const post = async (body: unknown) => askAllowed(definition, { ...(await validInput(definition)), body });

  it('names an unknown field', async () => {
    const { status, body } = await post({ ...(leastInput(definition).body as object), no_such_field: 1 });
    expect(status).toBe(422);
    expect(body.fields).toContainEqual(expect.objectContaining({ path: 'no_such_field', code: 'unrecognized_key' }));
  });

  it('names each field with a value of the wrong kind', async () => {
    for (const [name, schema] of fieldsOf(definition.body)) {
      const wrong = wrongValue(schema);
      if (wrong === undefined) continue;
      const { status, body } = await post({ ...(leastInput(definition).body as object), [name]: wrong });
      expect([name, status]).toEqual([name, 422]);
      expect(body.fields.map(({ path }) => path.split('.')[0])).toContain(name);
      expect(body.reason_phrase).not.toBe('');
    }
  });

  it('answers 400 to invalid JSON and to a duplicate key', async () => {
    expect((await post('{"id": 1')).status).toBe(400);
    expect((await post('{"id": 1, "id": 2}')).status).toBe(400);
  });

  it('answers 404 to an unknown record', async () => {
    const least = leastInput(definition).body as Record<string, unknown>;
    for (const name of idFields.filter((field) => field in least)) {
      // Documents are named through their record.
      const unknown = typeof least[name] === 'string' ? least[name].replace('-1-', `-${UNKNOWN_ID}-`) : UNKNOWN_ID;
      const { status, body } = await post({ ...least, [name]: unknown });
      expect([name, status, body.code]).toEqual([name, 404, 'not_found']);
    }
  });
});

describe.each(rows(registry.filter(({ query }) => query !== undefined)))('%s', (_, definition) => {
  it('names a query parameter with a wrong value', async () => {
    const least = await validInput(definition);
    for (const [name, schema] of fieldsOf(definition.query)) {
      const wrong = wrongValue(schema, true);
      if (wrong === undefined) continue;
      const { status, body } = await askAllowed(definition, {
        ...least,
        query: { ...least.query, [name]: String(wrong) },
      });
      expect([name, status]).toEqual([name, 422]);
      expect(body.fields.map(({ path }) => path.split('.')[0])).toContain(name);
    }
  });

  it.runIf(isStrict(definition.query))('names an unknown query parameter', async () => {
    const least = await validInput(definition);
    const { status, body } = await askAllowed(definition, {
      ...least,
      query: { ...least.query, no_such_parameter: '1' },
    });
    expect(status).toBe(422);
    expect(body.fields).toContainEqual(expect.objectContaining({ path: 'no_such_parameter' }));
  });
});

describe.each(rows(registry.filter(({ query }) => query !== undefined)))('%s', (_, definition) => {
  it('answers 400 to a query parameter that is given twice', async () => {
    const least = await validInput(definition);
    for (const [name] of fieldsOf(definition.query)) {
      const { status, body } = await askAllowed(definition, { ...least, query: { [name]: ['1', '1'] } });
      expect([name, status, body.code]).toEqual([name, 400, 'bad_request']);
      expect(body.detail).toBe(`The parameter ${name} is given more than once.`);
    }
  });
});

describe.each(rows(registry.filter(({ params }) => params !== undefined)))('%s', (_, definition) => {
  it('answers an unknown and a malformed id alike', async () => {
    const least = await validInput(definition);
    const answers: string[] = [];
    for (const [name, schema] of fieldsOf(definition.params)) {
      const malformed = ['malformed', '0', '-1', '1.5', '%', '../1', '1%00', ' '].filter(
        (value) => !schema.safeParse(value).success,
      );
      const unknown =
        /^id$|_id$/.test(name) && schema.safeParse(String(UNKNOWN_ID)).success ? [String(UNKNOWN_ID)] : [];
      for (const value of [...unknown, ...malformed]) {
        const input = { ...least, params: { ...least.params, [name]: value } };
        const { status, body } = await askAllowed(definition, input);
        expect([value, status]).toEqual([value, 404]);
        answers.push(JSON.stringify({ ...body, request_id: '' }));
      }
    }
    expect(new Set(answers).size).toBe(1);
  });
});

describe.each(rows(registry.filter(({ method }) => method === 'GET')))('%s', (id, definition) => {
  const covered = coveredElsewhere[id];

  it.runIf(covered !== undefined)('is covered by another test, which exists', () => {
    expect(existsSync(join(import.meta.dirname, '../..', covered ?? ''))).toBe(true);
  });

  it.runIf(covered === undefined)('answers as its contract says', async () => {
    const { status, body, headers } = await askAllowed(definition);
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    expect(definition.response.safeParse(body).error).toBeUndefined();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toBeTruthy();
  });
});

describe('a token', () => {
  afterEach(() => void vi.useRealTimers());

  const statusWith = async (token: string): Promise<number> => {
    const response = await fetch(`${runtime.url}/api/cars/list`, { headers: { authorization: `Bearer ${token}` } });
    return response.status;
  };

  it('is refused when it has expired, is for another client or is no access token', async () => {
    expect(await statusWith(await runtime.token('admin'))).toBe(200);
    expect(await statusWith(await runtime.token('admin', { expiresIn: -10 }))).toBe(401);
    expect(await statusWith(await runtime.token('admin', { clientId: 'another' }))).toBe(401);
    expect(await statusWith(await runtime.token('admin', { tokenUse: 'id' }))).toBe(401);
  });

  it('is refused when it expires after it was accepted', async () => {
    const token = await runtime.token('admin', { expiresIn: 600 });
    expect(await statusWith(token)).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 500_000 });
    expect(await statusWith(token)).toBe(200);
    vi.setSystemTime(Date.now() + 101_000);
    expect(await statusWith(token)).toBe(401);
  });

  it('is refused when it was tampered with', async () => {
    const [header = '', payload = '', signature = ''] = (await runtime.token('reader')).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url');
    expect(await statusWith(`${header}.${forged}.${signature}`)).toBe(401);
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    expect(await statusWith(`${unsigned}.${forged}.`)).toBe(401);
  });
});

describe.each(rows(registry))('%s', (_, definition) => {
  it('answers no 500 while the files are away, or what runs', async () => {
    const input = await validInput(definition);
    const answers = [
      await whileAway(objectStore(), () => askAllowed(definition, input)),
      await whileAway(stateMachines(), () => askAllowed(definition, input)),
    ];
    expect(answers.map(({ status }) => status)).not.toContain(500);
  });
});

/** Endpoints whose right is also that of the very record, as with those of another team; and one with a feature. */
const ofTheRecord: ReadonlySet<string> = new Set([
  'activity.addNote',
  'activity.editNote',
  'activity.sendMessageToReseller',
  'activity.takeBackNote',
  'assets.checkAssets',
  'assets.deleteAsset',
  'assets.editAsset',
  'assets.returnAsset',
  'assets.settleAcceptance',
  'assets.takeBackCheck',
  'files.deleteFile',
  'files.editFile',
  'files.undeleteFile',
  'fleet.deleteCar',
  'fleet.undeleteCar',
  'records.updateTags',
]);

/** Personas of whom each lacks other rights, but for administrators: some of these calls end sign-ins. */
const refused: readonly Persona[] = ['manager', 'reader', 'noExport', 'noFleet'];

describe.each(rows(registry.filter((each) => isForUsers(each) && !each.id.startsWith('session.'))))(
  '%s',
  (id, definition) => {
    it.runIf(definition.body ?? definition.query)('looks at the right before what is sent', async () => {
      const least = leastInput(definition);
      const wrong = {
        ...least,
        ...(definition.body && { body: { ...(least.body as object), no_such_field: 1 } }),
        ...(definition.query && { query: { ...least.query, no_such_parameter: '1' } }),
      };
      const late: Persona[] = [];
      for (const name of refused) {
        const { status } = await ask(name, definition, wrong);
        if (status === 422 && (await ask(name, definition, least)).status === 403) late.push(name);
      }
      expect(late.length > 0).toBe(ofTheRecord.has(id));
    });
  },
);

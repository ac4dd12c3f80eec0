import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SecretStore } from './secret-port.ts';

type Input = {
  Name: string;
  KmsKeyId: string;
  SecretId: string;
  SecretString: string;
  VersionStages: string[];
  VersionStage?: string;
  MoveToVersionId?: string;
  RemoveFromVersionId?: string;
};
type Secret = { key: string; values: Map<string, string>; stages: Map<string, string> };

/** The part of Secrets Manager that the product uses, with the rules of its stages. */
const all = new Map<string, Secret>();
const fault = (name: string) => ({ __type: name, message: name });

const found = (id: string): Secret => {
  const secret = all.get(id);
  if (!secret) throw fault('ResourceNotFoundException');
  return secret;
};

const actions: Record<string, (input: Input) => object> = {
  CreateSecret({ Name: name, KmsKeyId: key }) {
    if (all.has(name)) throw fault('ResourceExistsException');
    all.set(name, { key, values: new Map(), stages: new Map() });
    return { Name: name };
  },
  PutSecretValue({ SecretId, SecretString: value, VersionStages }) {
    const { values, stages } = found(SecretId);
    const VersionId = randomUUID();
    values.set(VersionId, value);
    for (const stage of VersionStages) stages.set(stage, VersionId);
    return { VersionId };
  },
  DescribeSecret({ SecretId }) {
    const { stages } = found(SecretId);
    const byVersion = Map.groupBy(stages, ([, version]) => version);
    return {
      VersionIdsToStages: Object.fromEntries([...byVersion].map(([id, each]) => [id, each.map(([stage]) => stage)])),
    };
  },
  UpdateSecretVersionStage({ SecretId, VersionStage: stage = '', MoveToVersionId: to, RemoveFromVersionId: from }) {
    const { stages } = found(SecretId);
    if (stages.get(stage) !== from) throw fault('InvalidParameterException');
    if (stage === 'AWSCURRENT' && from !== undefined) stages.set('AWSPREVIOUS', from);
    if (to === undefined) stages.delete(stage);
    else stages.set(stage, to);
    return {};
  },
  GetSecretValue({ SecretId, VersionStage: stage = 'AWSCURRENT' }) {
    const { values, stages } = found(SecretId);
    const version = stages.get(stage);
    if (version === undefined) throw fault('ResourceNotFoundException');
    return { SecretString: values.get(version) };
  },
  DeleteSecret({ SecretId }) {
    found(SecretId);
    all.delete(SecretId);
    return {};
  },
};

/** The next actions of this name are done, and their answers lost. */
let lost: string[] = [];

const server = createServer((request, response) => {
  void (async () => {
    const action = String(request.headers['x-amz-target']).replace('secretsmanager.', '');
    // why: the SDK of the product made it
    const input = (await json(request)) as Input;
    response.setHeader('content-type', 'application/x-amz-json-1.1');
    try {
      const answer = JSON.stringify(actions[action]?.(input));
      const isLost = lost.includes(action);
      lost = lost.filter((name) => name !== action);
      if (isLost) response.destroy();
      else response.end(answer);
    } catch (error) {
      response.writeHead(400).end(JSON.stringify(error));
    }
  })();
});
let secrets: SecretStore;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('SECRETS_FILE', '');
  vi.stubEnv('TENANT', 'acme');
  const { secretStore } = await import('./secret-store.ts');
  secrets = secretStore();
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const at = (stage: string): string | undefined => {
  const secret = all.get('acme/payroll/1');
  return secret?.values.get(secret.stages.get(stage) ?? '');
};

it('keeps a secret under the tenant and its key, and the version before', async () => {
  expect(await secrets.read('payroll/1')).toBeUndefined();
  await secrets.write('payroll/1', 'first');
  expect(await secrets.read('payroll/1')).toBe('first');
  expect(all.get('acme/payroll/1')?.key).toBe('alias/acme-data');
  await secrets.write('payroll/1', 'second');
  expect([at('AWSCURRENT'), at('AWSPREVIOUS'), at('AWSPENDING')]).toEqual(['second', 'first', undefined]);
});

it('makes a new version the current one only once it is proved', async () => {
  const refuse = async (): Promise<void> => {
    expect([at('AWSPENDING'), await secrets.read('payroll/1')]).toEqual(['wrong', 'second']);
    throw new Error('refused');
  };
  await expect(secrets.write('payroll/1', 'wrong', { prove: refuse })).rejects.toThrow('refused');
  expect([at('AWSCURRENT'), at('AWSPREVIOUS'), at('AWSPENDING')]).toEqual(['second', 'first', undefined]);
});

it('has no secret that never worked, and removes one with all its versions', async () => {
  const refuse = async (): Promise<void> => Promise.reject(new Error('refused'));
  await expect(secrets.write('payroll/2', 'wrong', { prove: refuse })).rejects.toThrow('refused');
  expect(await secrets.read('payroll/2')).toBeUndefined();
  await secrets.remove('payroll/1');
  await secrets.remove('payroll/1');
  expect(await secrets.read('payroll/1')).toBeUndefined();
});

it('makes a version the current one when the answers of the service are lost', async () => {
  await secrets.write('payroll/1', 'first');
  for (const action of ['PutSecretValue', 'UpdateSecretVersionStage']) {
    lost = [action];
    await secrets.write('payroll/1', action);
    expect([at('AWSCURRENT'), at('AWSPENDING')]).toEqual([action, undefined]);
  }
  await secrets.remove('payroll/1');
});

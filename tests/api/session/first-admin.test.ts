import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handler } from '#functions/workflows/first-admin/enrol.ts';
import { userBySubject, userStore } from '#functions/platform/session/users.ts';
import { listenOnLoopback } from '#infra/local/loopback.ts';
import { startRuntime, type Runtime } from '../../harness/runtime.ts';

let runtime: Runtime;
let cloudFormation: Server;
let url: string;
let answers: { Status: string; PhysicalResourceId: string; Reason?: string }[] = [];

beforeAll(async () => {
  runtime = await startRuntime({ seed: 'none' });
  cloudFormation = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      answers.push(JSON.parse(body) as (typeof answers)[number]);
      response.end();
    });
  });
  url = `${(await listenOnLoopback(cloudFormation)).url}/`;
});

beforeEach(() => {
  answers = [];
});

afterAll(async () => {
  cloudFormation.close();
  await runtime.close();
});

const enrol = (properties: object, RequestType = 'Create'): Promise<void> =>
  handler({
    RequestType,
    ResponseURL: url,
    StackId: 'stack',
    RequestId: 'request',
    LogicalResourceId: 'enrolment',
    ResourceProperties: { email: 'ann@acme.be', name: 'Ann', ...properties },
  });

describe('the first administrator', () => {
  it('can sign in with all rights after the deployment', async () => {
    await enrol({ subject: 'sub-1' });
    expect(answers).toMatchObject([{ Status: 'SUCCESS', PhysicalResourceId: 'sub-1' }]);
    const client = await runtime.as('nobody');
    expect((await client.get('/api/profile')).status).toBe(401);
    const response = await fetch(`${runtime.url}/api/profile`, {
      headers: { authorization: `Bearer ${await runtime.token('sub-1')}` },
    });
    expect(await response.json()).toMatchObject({ email: 'ann@acme.be' });
    expect(await userBySubject('sub-1')).toMatchObject({ role: 'admin', active: 1, support: 0 });
  });

  it('stays unchanged when the deployment runs again', async () => {
    const before = await userBySubject('sub-1');
    await enrol({ subject: 'sub-1', name: 'Somebody' }, 'Update');
    expect(await userBySubject('sub-1')).toEqual(before);
    expect(answers).toMatchObject([{ Status: 'SUCCESS' }]);
  });

  it('keeps their record when the user pool was recreated', async () => {
    const before = await userBySubject('sub-1');
    await enrol({ subject: 'sub-2', email: 'ANN@acme.be' });
    expect(await userBySubject('sub-1')).toBeUndefined();
    expect(await userBySubject('sub-2')).toMatchObject({ id: before?.id, subject: 'sub-2' });
  });

  it('keeps their rights when the resource is deleted', async () => {
    await enrol({ subject: 'sub-2' }, 'Delete');
    expect(answers).toMatchObject([{ Status: 'SUCCESS' }]);
    expect(await userStore.get((await userBySubject('sub-2'))?.id ?? 0)).toMatchObject({ active: 1, role: 'admin' });
  });

  it('fails the deployment with a reason when enrolment fails', async () => {
    const table = process.env['RECORDS_TABLE'];
    process.env['RECORDS_TABLE'] = 'nowhere';
    try {
      await enrol({ subject: 'sub-3', email: 'bob@acme.be' });
    } finally {
      process.env['RECORDS_TABLE'] = table;
    }
    expect(answers).toMatchObject([{ Status: 'FAILED', Reason: expect.stringMatching(/./) as unknown }]);
  });
});

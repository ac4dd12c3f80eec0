import { afterEach, describe, expect, it, vi } from 'vitest';
import { callerKinds, callerKindOf, type Endpoint } from '#shared/contract/endpoint.ts';
import { now, pinToday } from '#functions/platform/runtime/clock.ts';
import { logger } from '#functions/platform/runtime/log.ts';
import { revokeLink, useLink } from '#functions/platform/links/link-store.ts';
import { documentClient, dynamo } from '#functions/platform/storage/client.ts';
import { linkKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Answer } from '#tests/harness/api-client.ts';
import {
  answerInvitation,
  askAsNobody,
  askAsUser,
  callerEndpoints,
  openInvitation,
  readEither,
} from '#tests/harness/caller-endpoints.ts';
import { startCompany } from '#tests/harness/company.ts';
import { addLink } from '#tests/harness/link-purpose.ts';

const { runtime } = await startCompany({ endpoints: callerEndpoints });
const nobody = await runtime.as('nobody');
afterEach(() => {
  pinToday(undefined);
  vi.restoreAllMocks();
});

let calls = 0;
/** Each call comes from another address, as CloudFront reports it, or from `address`. */
const call = (
  definition: Endpoint,
  token: string,
  body?: unknown,
  { key, address = `192.0.2.${(calls += 1)}` }: { key?: string; address?: string } = {},
): Promise<Answer> =>
  nobody.request(
    definition,
    { params: { token }, body },
    { 'x-forwarded-for': `${address}, 198.51.100.1`, ...(key !== undefined && { 'idempotency-key': key }) },
  );

const summaryOf = ({ status, body }: Answer): unknown[] => [status, body.code, body.why];
const tamperedWith = (token: string): string => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;

describe('a service that is away', () => {
  it.each([
    [{ name: 'ProvisionedThroughputExceededException', $metadata: {} }, 503, 'unavailable', '2'],
    [{ code: 'ECONNREFUSED', $metadata: {} }, 503, 'unavailable', '2'],
    [{ code: 'ECONNRESET' }, 503, 'unavailable', '2'],
    [{ name: 'TimeoutError' }, 503, 'unavailable', '2'],
    [{ name: 'SlowDown', $metadata: { httpStatusCode: 503 } }, 503, 'unavailable', '2'],
    [{ name: 'TooManyRequestsException', $metadata: { httpStatusCode: 400 } }, 503, 'unavailable', '2'],
    [{ name: 'KMSInternalException', $metadata: { httpStatusCode: 500 } }, 503, 'unavailable', '2'],
    [{ name: 'ValidationException', $metadata: { httpStatusCode: 400 } }, 500, 'internal', null],
    [{ code: 'ENOENT' }, 500, 'internal', null],
  ] as const)('is told from a bug: %o', async (error, status, code, wait) => {
    const admin = await runtime.as('admin');
    const fault = { step: 'initialize', name: 'fault' } as const;
    vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    dynamo().middlewareStack.add(() => () => Promise.reject(Object.assign(new Error('away'), error)), fault);
    const answer = await admin.get('/api/cars/list');
    dynamo().middlewareStack.remove(fault.name);
    expect([...summaryOf(answer), answer.headers.get('retry-after')]).toEqual([status, code, undefined, wait]);
  });
});

describe('a handler receives', () => {
  it('the user', async () => {
    const admin = await runtime.as('admin');
    expect((await admin.request(askAsUser)).body).toEqual({ user_id: 1 });
    expect(summaryOf(await nobody.request(askAsUser))).toEqual([401, 'unauthenticated', undefined]);
    const noFleet = await runtime.as('noFleet');
    expect((await noFleet.request(askAsUser)).body).toMatchObject({ code: 'forbidden', permission: 'fleet:read' });
  });

  it('nothing for callers of kind nobody, signed in or not', async () => {
    expect(await nobody.request(askAsNobody)).toMatchObject({ status: 200, body: {} });
    expect(await (await runtime.as('foreign')).request(askAsNobody)).toMatchObject({ status: 200 });
  });

  it('the link with its record and its person', async () => {
    const { token } = await addLink();
    expect((await call(openInvitation, token)).body).toEqual({ object_id: 7, employee_id: 3, used: false });
  });

  it('a caller of every kind in these tests', () => {
    const kinds = new Set([...callerEndpoints.keys()].map(callerKindOf));
    expect([...kinds].toSorted()).toEqual(callerKinds.toSorted());
  });
});

describe('a link', () => {
  it('for another purpose is as unknown as one that never existed or is malformed', async () => {
    const { token } = await addLink({ purpose: 'sign', object_id: 9 });
    expect((await call(readEither, token)).body).toEqual({ object_id: 9 });
    const answers: unknown[] = [];
    for (const wrong of [
      token,
      tamperedWith(token),
      token.slice(1),
      `${token}A`,
      'x',
      '%00',
      '%2e%2e%2f',
      linkKey(token).pk,
    ]) {
      const { status, body } = await call(openInvitation, wrong);
      answers.push({ status, ...body, request_id: '' });
    }
    expect(answers[0]).toMatchObject({ status: 404, code: 'not_found' });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('is no access token, and an access token is no link', async () => {
    const { token } = await addLink();
    const response = await fetch(`${runtime.url}${askAsUser.path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(401);
    const admin = await runtime.as('admin');
    expect((await admin.request(openInvitation, { params: { token: 'x'.repeat(43) } })).status).toBe(404);
  });

  it('is refused from its end on', async () => {
    const { token } = await addLink({ until: '2030-05-02T12:00:00.000Z' });
    pinToday('2030-05-01');
    expect((await call(openInvitation, token)).status).toBe(200);
    pinToday('2030-05-02');
    expect(summaryOf(await call(openInvitation, token))).toEqual([410, 'link_ended', 'expired']);
    expect(summaryOf(await call(answerInvitation, token, { answer: 'yes' }))).toEqual([410, 'link_ended', 'expired']);
  });

  it('is refused once it is revoked, however often that happens', async () => {
    const { token, id } = await addLink();
    await transact([revokeLink(id, now())]);
    await transact([revokeLink(id, now())]);
    expect(summaryOf(await call(openInvitation, token))).toEqual([410, 'link_ended', 'revoked']);
    await expect(transact([revokeLink('0'.repeat(64), now())])).rejects.toMatchObject({ code: 'not_found' });
  });

  it('cannot be used when it was revoked or has ended after it was opened', async () => {
    const revoked = await addLink();
    await transact([revokeLink(revoked.id, now())]);
    await expect(transact([useLink(revoked.id, now())])).rejects.toMatchObject({ extras: { why: 'revoked' } });
    const ended = await addLink({ until: '2020-01-01T00:00:00.000Z' });
    await expect(transact([useLink(ended.id, now())])).rejects.toMatchObject({ extras: { why: 'expired' } });
    await expect(transact([useLink('0'.repeat(64), now())])).rejects.toMatchObject({ code: 'not_found' });
  });

  it('can be used once, and shows that it was used', async () => {
    const { token } = await addLink();
    const answers = await Promise.all([
      call(answerInvitation, token, { answer: 'yes' }),
      call(answerInvitation, token, { answer: 'no' }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410']);
    expect(summaryOf(await call(answerInvitation, token, { answer: 'no' }))).toEqual([410, 'link_ended', 'used']);
    expect((await call(openInvitation, token)).body).toMatchObject({ used: true });
  });

  it('repeats its answer to the same call with the same key', async () => {
    const { token } = await addLink();
    const first = await call(answerInvitation, token, { answer: 'yes' }, { key: 'one' });
    expect(first.status).toBe(200);
    expect((await call(answerInvitation, token, { answer: 'yes' }, { key: 'one' })).body).toEqual(first.body);
    const other = await call(answerInvitation, token, { answer: 'no' }, { key: 'one' });
    expect(summaryOf(other)).toEqual([422, 'idempotency_mismatch', undefined]);
  });

  it('shares its keys with no other link', async () => {
    const [one, other] = [await addLink(), await addLink()];
    const first = await call(answerInvitation, one.token, { answer: 'yes' }, { key: 'two' });
    const second = await call(answerInvitation, other.token, { answer: 'yes' }, { key: 'two' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.request_id).not.toBe(first.body.request_id);
  });

  it('is validated like any other call', async () => {
    const { token } = await addLink();
    const answer = await call(answerInvitation, token, { answer: 'perhaps' });
    expect([answer.status, answer.body.fields[0].path]).toEqual([422, 'answer']);
  });

  it('is stored without its token, until half a year after its end', async () => {
    const { token, id } = await addLink({ until: '2030-01-01T00:00:00.000Z' });
    const { Item: item } = await documentClient().send(new GetCommand({ TableName: recordsTable(), Key: linkKey(id) }));
    expect(JSON.stringify(item)).not.toContain(token);
    expect(item).toMatchObject({ data: { purpose: 'invite' }, expires_at: Date.parse('2030-06-30T00:00:00Z') / 1000 });
  });

  it('is logged by its id, without its token', async () => {
    const lines = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
    const { token, id } = await addLink();
    await call(openInvitation, token);
    await call(openInvitation, tamperedWith(token));
    expect(lines.mock.calls).toEqual([
      ['request', expect.objectContaining({ operation: 'links.openInvitation', status: 200, linkId: id })],
      ['request', expect.not.objectContaining({ linkId: id })],
    ]);
    expect(JSON.stringify(lines.mock.calls)).not.toContain(token.slice(1));
  });
});

describe('wrong tokens', () => {
  const wrong = (address: string): Promise<Answer> => call(openInvitation, 'x'.repeat(43), undefined, { address });

  it('are answered 429 from the eleventh per minute and address; valid ones are not', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1, 12) });
    try {
      const statuses: number[] = [];
      for (let tried = 0; tried < 10; tried += 1) statuses.push((await wrong('203.0.113.5')).status);
      expect(new Set(statuses)).toEqual(new Set([404]));
      const refused = await wrong('203.0.113.5');
      expect([...summaryOf(refused), refused.headers.get('retry-after')]).toEqual([
        429,
        'too_many_requests',
        undefined,
        '60',
      ]);
      // Addresses that the caller adds in front are not trusted.
      expect((await wrong('10.0.0.1, 203.0.113.5')).status).toBe(429);
      expect((await wrong('203.0.113.6')).status).toBe(404);
      const { token } = await addLink();
      expect((await call(openInvitation, token, undefined, { address: '203.0.113.5' })).status).toBe(200);
      vi.setSystemTime(Date.UTC(2027, 0, 1, 12, 1));
      expect((await wrong('203.0.113.5')).status).toBe(404);
    } finally {
      vi.useRealTimers();
    }
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailSandbox, type MailEvent, type MailSandbox } from './mail-sandbox.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mail-sandbox-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const send = (sandbox: MailSandbox, to: string, path = '/v2/email/outbound-emails'): Promise<Response> =>
  fetch(`${sandbox.endpoint}${path}`, {
    method: 'POST',
    body: JSON.stringify({
      Destination: { ToAddresses: [to] },
      Content: { Raw: { Data: Buffer.from(`Subject: To ${to}\r\n\r\nHello`).toString('base64') } },
      EmailTags: [{ Name: 'mail', Value: `id of ${to}` }],
    }),
  });

it('keeps what arrives over a restart, and answers as the address says', async () => {
  const file = join(directory, 'mail.jsonl');
  const events: MailEvent[] = [];
  const sandbox = await startMailSandbox({ file, onEvent: async (event) => void events.push(event) });
  const statuses = [];
  for (const to of ['a@x.test', 'b@refused.test', 'c@bounce.test']) statuses.push((await send(sandbox, to)).status);
  expect(statuses).toEqual([200, 400, 200]);
  expect((await send(sandbox, 'a@x.test', '/v2/email/identities')).status).toBe(404);
  sandbox.answerWith(() => 'busy');
  expect((await send(sandbox, 'd@x.test')).status).toBe(429);
  await sandbox.settled();
  expect(events.map(({ detail }) => [detail.eventType, detail.mail.tags])).toEqual([
    ['Bounce', { mail: ['id of c@bounce.test'] }],
  ]);
  await sandbox.close();

  const next = await startMailSandbox({ file });
  expect((await next.list()).map(({ number, id, subject, state }) => ({ number, id, subject, state }))).toEqual([
    { number: 3, id: 'id of c@bounce.test', subject: 'To c@bounce.test', state: 'bounced' },
    { number: 2, id: 'id of b@refused.test', subject: 'To b@refused.test', state: 'failed' },
    { number: 1, id: 'id of a@x.test', subject: 'To a@x.test', state: 'sent' },
  ]);
  await next.clear();
  expect(await next.list()).toEqual([]);
  await next.close();
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { startMailSandbox } from '#infra/local/mail/mail-sandbox.ts';
import { createTable, documentClient, end, partition, startStorage } from './storage.ts';

const TABLE = 'table';
/** What a file may grow to, in blocks of 512 bytes, is where the disk of the test ends. */
const BLOCKS = 400;
const WRITERS = 4;
const program = join(import.meta.dirname, '../../infra/local/storage-process.ts');

let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'full-disk-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

/** The storage process, with what it says and how it ends; `before` runs in its shell. */
const storage = (folder: string, before: string) => {
  const command = `${before}; exec "${process.execPath}" "${program}" --data "${folder}"`;
  const child = spawn('sh', ['-c', command], { stdio: ['pipe', 'pipe', 'pipe'] });
  return { child, said: text(child.stderr), ended: once(child, 'exit') };
};

it('ends when the disk is full, and keeps everything that was saved until then', async () => {
  const first = await startStorage(data);
  const setUp = documentClient(first.dynamodb);
  await createTable(setUp, TABLE);
  setUp.destroy();
  await end(first.child, 'SIGTERM');

  const full = storage(data, `ulimit -f ${BLOCKS}`);
  const [line] = (await once(full.child.stdout, 'data')) as [Buffer];
  const client = documentClient((JSON.parse(String(line)) as { dynamodb: string }).dynamodb, 1);
  const saved = new Set<string>();
  const write = async (writer: number): Promise<void> => {
    for (let number = 0; ; number += 1) {
      const sk = `${writer}-${number}`;
      await client.send(new PutCommand({ TableName: TABLE, Item: { pk: 'a', sk, text: 'x'.repeat(2_000) } }));
      saved.add(sk);
    }
  };
  await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  expect(await full.ended).toEqual([1, null]);
  client.destroy();
  expect(await full.said).toBe(
    `There is no room left on the disk of ${data}. Make room and start again: what was saved until now is kept.\n`,
  );

  const again = await startStorage(data);
  const reader = documentClient(again.dynamodb);
  const kept = new Set((await partition(reader, TABLE, 'a')).map(({ sk }) => sk));
  reader.destroy();
  await end(again.child, 'SIGTERM');
  expect(saved.size).toBeGreaterThan(10);
  expect([...saved].filter((sk) => !kept.has(sk))).toEqual([]);
});

it('says in a sentence why a folder cannot be used', async () => {
  const running = await startStorage(data);
  const second = storage(data, 'true');
  expect(await second.ended).toEqual([1, null]);
  expect(await second.said).toBe(
    `Another npm start uses ${data}. Stop that one first, or give this one a folder of its own with --data.\n`,
  );
  await end(running.child, 'SIGTERM');
  const file = join(data, 'a-file');
  await writeFile(file, '');
  const third = storage(file, 'true');
  expect(await third.ended).toEqual([1, null]);
  expect(await third.said).toBe(`${file} is a file. Give a folder with --data.\n`);
});

it('starts with the mails around one of which only a part was written', async () => {
  const file = join(data, 'mail.jsonl');
  const mail = (number: number): string =>
    JSON.stringify({
      number,
      id: `m${number}`,
      to: 'a@b.example',
      raw: 'Subject: x\r\n\r\ny',
      state: 'sent',
      sent_at: '',
    });
  await writeFile(file, `${mail(1)}\n${mail(2).slice(0, 20)}`);
  const first = await startMailSandbox({ file });
  expect((await first.list()).map(({ number }) => number)).toEqual([1]);
  await fetch(`${first.endpoint}/v2/email/outbound-emails`, {
    method: 'POST',
    body: JSON.stringify({
      Destination: { ToAddresses: ['a@b.example'] },
      Content: { Raw: { Data: Buffer.from('Subject: y\r\n\r\nz').toString('base64') } },
    }),
  });
  await first.close();
  await appendFile(file, '{"number":');
  const second = await startMailSandbox({ file });
  expect((await second.list()).map(({ number }) => number)).toEqual([2, 1]);
  await second.close();
});

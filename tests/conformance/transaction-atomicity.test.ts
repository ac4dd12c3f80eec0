import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TransactWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTable, documentClient, end, getItem, partition, startStorage, startTables } from './storage.ts';

const table = 'atomicity';
const itemsPerTransaction = 20;
const chains = 4;
const triesPerChain = 8;
// An item of this size makes one transaction span several blocks of the write-ahead log.
const filler = 'x'.repeat(3000);

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'atomicity-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const transaction = (pk: string, id: string) => ({
  TransactItems: Array.from({ length: itemsPerTransaction }, (_, n) => ({
    Put: { TableName: table, Item: { pk, sk: `${id}#${n}`, changed_at: id, version: n, filler } },
  })),
});

/**
 * Sends one transaction after the other until the process is gone; `onAnswer` is called for each one that was answered.
 */
async function stream(
  client: DynamoDBDocumentClient,
  pk: string,
  writer: number,
  onAnswer: (id: string) => void,
): Promise<void> {
  for (let n = 0; ; n++) {
    const id = `${writer}-${n}`;
    const sent = client.send(new TransactWriteCommand(transaction(pk, id)));
    const ok = await sent.then(
      () => true,
      () => false,
    );
    if (!ok) return;
    onAnswer(id);
  }
}

/** How many items each transaction left in the table, or in its index. */
async function itemsLeft(client: DynamoDBDocumentClient, pk: string, index?: 'byChange'): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { changed_at: id } of await partition(client, table, pk, index)) {
    counts.set(String(id), (counts.get(String(id)) ?? 0) + 1);
  }
  return counts;
}

async function expectWhole(client: DynamoDBDocumentClient, pk: string, answered: string[]): Promise<void> {
  const items = await itemsLeft(client, pk);
  expect([...items].filter(([, count]) => count !== itemsPerTransaction)).toEqual([]);
  expect(await itemsLeft(client, pk, 'byChange')).toEqual(items);
  expect(answered.filter((id) => !items.has(id))).toEqual([]);
}

/**
 * Kills the process in the middle of its writes again and again, on one data directory; returns the number of answered
 * transactions.
 */
async function chain(dataDir: string): Promise<number> {
  let total = 0;
  let last: { pk: string; answered: string[] } | undefined;
  for (let n = 0; n <= triesPerChain; n++) {
    const { child, dynamodb } = await startTables(dataDir);
    const client = documentClient(dynamodb, 1);
    if (last) await expectWhole(client, last.pk, last.answered);
    else await createTable(client, table);
    const pk = `round#${n}`;
    const answered: string[] = [];
    const enough = 1 + Math.floor(Math.random() * 6);
    const { promise: isUnderway, resolve: begin } = Promise.withResolvers<void>();
    const writers = [0, 1].map((writer) =>
      stream(client, pk, writer, (id) => {
        if (answered.push(id) === enough) begin();
      }),
    );
    // The kill waits for what was written, since a clock says nothing on a busy machine, and comes at a random moment
    // of the next write.
    await isUnderway;
    await sleep(Math.random() * 10);
    await end(child, 'SIGKILL');
    await Promise.all(writers);
    last = { pk, answered };
    total += answered.length;
    client.destroy();
  }
  return total;
}

describe('the storage process', () => {
  it('leaves every transaction whole or absent, however often it is killed', async () => {
    const running = Array.from({ length: chains }, (_, i) => chain(join(directory, `chain-${i}`)));
    const answered = await Promise.all(running);
    expect(Math.min(...answered)).toBeGreaterThan(triesPerChain);
  });

  it('keeps data and tokens over an orderly restart, and ends with its parent', async () => {
    const dataDir = join(directory, 'restart');
    const first = await startStorage(dataDir);
    const client = documentClient(first.dynamodb);
    await createTable(client, table);
    const increment = new TransactWriteCommand({
      ClientRequestToken: 'kept-token',
      TransactItems: [
        {
          Update: {
            TableName: table,
            Key: { pk: 'p', sk: 's' },
            UpdateExpression: 'ADD version :one',
            ExpressionAttributeValues: { ':one': 1 },
          },
        },
      ],
    });
    await client.send(increment);
    expect(await end(first.child, 'SIGTERM')).toBe(0);
    client.destroy();

    const second = await startStorage(dataDir);
    const again = documentClient(second.dynamodb);
    await again.send(increment);
    expect(await getItem(again, table, 'p', 's')).toEqual({ pk: 'p', sk: 's', version: 1 });
    const exited = new Promise((resolve) => second.child.once('exit', resolve));
    second.child.stdin?.end();
    expect(await exited).toBe(0);
    again.destroy();
  });
});

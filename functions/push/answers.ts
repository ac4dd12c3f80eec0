import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { monotonicFactory } from 'ulid';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getAnswers } from '#shared/contract/push/get-answers.ts';
import type { Exchange } from '#functions/integrations/payroll-provider.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { pushAnswerKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Item } from '#functions/platform/storage/write.ts';

/** The most characters that are kept of an answer; an item holds 400 KB. */
const BODY_MAX = 100_000;
const nextId = monotonicFactory();

/** The last body that was kept of each question in this process: an office that says the same again is kept once. */
const BODIES_MAX = 200;
const lastBodies = new Map<string, string>();

/** An answer as it is kept. */
export const answerItem = (commandId: string, id: string, at: string, exchange: Exchange): Item => ({
  ...pushAnswerKey(commandId, id),
  at,
  ...exchange,
  body: exchange.body.slice(0, BODY_MAX),
});

/** Keeps an answer of the office as it was received. */
export const keepAnswer = async (commandId: string, exchange: Exchange | null): Promise<void> => {
  if (exchange === null) return;
  const key = `${commandId} ${exchange.asked}`;
  const said = `${exchange.status ?? ''} ${exchange.body}`;
  if (lastBodies.get(key) === said) return;
  const at = new Date().toISOString();
  const Item = answerItem(commandId, nextId(), at, exchange);
  await documentClient().send(new PutCommand({ TableName: recordsTable(), Item }));
  lastBodies.delete(key);
  lastBodies.set(key, said);
  for (const oldest of lastBodies.keys()) {
    if (lastBodies.size <= BODIES_MAX) break;
    lastBodies.delete(oldest);
  }
};

/** The answers of the office to a push, in their order. */
export const answersOf = async (commandId: string): Promise<EndpointResponse<typeof getAnswers>> => {
  const items = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pushAnswerKey(commandId, '').pk },
  });
  const data = items.map((item) => ({
    at: String(item['at']),
    asked: String(item['asked']),
    status: item['status'] === null ? null : Number(item['status']),
    body: String(item['body']),
  }));
  return { data, count: data.length };
};

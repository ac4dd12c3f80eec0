import { expect } from 'vitest';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import type { Answer, ApiClient } from './api-client.ts';

/** The body of an answer that has to be 200. */
export const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** Calls that have to succeed, and the day of the company on which they are made. */
export const onDays = (client: ApiClient) => ({
  post: (path: string, body: Record<string, unknown>) => ok(client.post(`/api/${path}`, body)),
  /** Without a day the company has that of the machine again. */
  putClock: (day: IsoDate | ''): Promise<unknown> =>
    ok(client.post('/dev/clock', { today: day === '' ? '' : toDmy(day) })),
});

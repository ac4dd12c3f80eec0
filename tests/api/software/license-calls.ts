import { expect } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';

/** The calls that tests of licences make again and again, made by the client that `admin` returns. */
export const licenseCalls = (admin: () => ApiClient) => {
  const post = (path: string, body: Record<string, unknown>, who = admin()) => who.post(`/api/software/${path}`, body);
  return {
    post,
    get: async (path: string, query: Record<string, string> = {}, who = admin()) =>
      (await who.get(`/api/software/${path}`, query)).body,
    product: async (name: string): Promise<number> =>
      (await post('products/add', { name, url: `${name.toLowerCase().replaceAll(' ', '')}.com` })).body.id,
    assign: async (employee_id: number, product_id: number, over: Record<string, unknown> = {}): Promise<number> => {
      const { status, body } = await post('licenses/add', { product_id, employee_id, ...over });
      expect([status, body.already_active], JSON.stringify(body)).toEqual([200, 0]);
      return body.id;
    },
    person: async (first_name: string, over: Record<string, unknown> = {}): Promise<number> => {
      const body = { first_name, last_name: 'Licence', start_date: toDmy(addDays(today(), -400)), ...over };
      return (await admin().post('/api/employees/add', body)).body.id;
    },
  };
};

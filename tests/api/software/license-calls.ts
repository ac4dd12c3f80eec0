import { expect } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';

type Held = { employee: { id: number }; start_date: string; end_date: string | null };
type Line = { event_type: string; event_info_json: Record<string, unknown> };

/** The calls that tests of licences make again and again, made by the client that `admin` returns. */
export const licenseCalls = (admin: () => ApiClient) => {
  const post = (path: string, body: Record<string, unknown>, who = admin()) => who.post(`/api/software/${path}`, body);
  const get = async (path: string, query: Record<string, string> = {}, who = admin()) =>
    (await who.get(`/api/software/${path}`, query)).body;
  const details = async (id: number) => (await get(`licenses/${id}/detail`)).details;
  return {
    post,
    get,
    details,
    /** Who had the licence, latest first: person, first day, first day without. */
    periods: async (id: number): Promise<[number, string, string | null][]> =>
      (await details(id)).periods.map((held: Held) => [held.employee.id, held.start_date, held.end_date]),
    /** The feed of the licence, latest first. */
    feed: async (id: number): Promise<[string, Record<string, unknown>][]> =>
      (
        await admin().get('/api/activity/list', { relatedObject: 'software_license', relatedObjectId: id })
      ).body.items.map((item: Line) => [item.event_type, item.event_info_json]),
    product: async (name: string, over: Record<string, unknown> = {}): Promise<number> =>
      (await post('products/add', { name, url: `${name.toLowerCase().replaceAll(' ', '')}.com`, ...over })).body.id,
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

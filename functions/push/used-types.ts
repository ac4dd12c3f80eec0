import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listUsedTypes } from '#shared/contract/push/list-used-types.ts';
import { monthLines } from '#shared/push/lines.rules.ts';
import { storedIntegration } from '#functions/integrations/integration-store.ts';
import { askedMonth, readMonth } from './month.ts';

/** How many lines of a month each type makes for the people who go along, as if each type had a code of its own. */
export const usedTypes = async (
  integrationId: number,
  query: EndpointInput<typeof listUsedTypes>['query'],
): Promise<EndpointResponse<typeof listUsedTypes>> => {
  const read = await readMonth(await storedIntegration(integrationId), askedMonth(query));
  const used = new Map<number, { lines: number; people: number }>();
  for (const person of read.people) {
    if (read.blocksOf(person).length > 0) continue;
    const { lines } = monthLines(read.entriesOf(person), (type) => ({ code: String(type), name: '' }));
    for (const [type, own] of Map.groupBy(lines, ({ type_id: id }) => id)) {
      const before = used.get(type) ?? { lines: 0, people: 0 };
      used.set(type, { lines: before.lines + own.length, people: before.people + 1 });
    }
  }
  const data = [...used].map(([type_id, counts]) => ({ type_id, ...counts }));
  return { year: read.year, month: read.month, data, count: data.length };
};

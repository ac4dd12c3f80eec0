import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listCorrections } from '#shared/contract/push/list-corrections.ts';
import { storedIntegration } from '#functions/integrations/integration-store.ts';
import { readMonth } from './month.ts';
import { presentLine } from './push-wire.ts';

/** What changed in months that were pushed before this one, by person and day. */
export const correctionsBefore = async (
  integrationId: number,
  year: number,
  month: number,
): Promise<EndpointResponse<typeof listCorrections>> => {
  const read = await readMonth(await storedIntegration(integrationId), { year, month });
  const people = read.people.filter((person) => read.blocksOf(person).length === 0);
  const found = people.map((person) => ({ name: person.name, months: read.correctionsOf(person) }));
  const data = found.flatMap(({ name, months }) =>
    months.flatMap(({ lines }) =>
      lines.filter(({ change }) => change !== 'same').map((line) => presentLine(line, name)),
    ),
  );
  return { data, count: data.length, people: found.filter(({ months }) => months.length > 0).length };
};

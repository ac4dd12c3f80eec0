import type { PushHome } from '#shared/contract/home/get-home.ts';
import { suggestedMonth } from '#shared/push/month.rules.ts';
import { cutoffOf } from '#shared/push/cutoff.rules.ts';
import type { Integration } from '#shared/integrations/integration.ts';
import { toDmy } from '#shared/values/dates.ts';
import { readIntegrations } from '#functions/integrations/integration-store.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { readMonth } from './month.ts';

/** The month of an integration that is pushed next, and what is in its way; null once everybody who can be is pushed. */
const openMonth = async (integration: Integration): Promise<PushHome[number] | null> => {
  const { year, month } = suggestedMonth(today());
  const read = await readMonth(integration, { year, month });
  const open = read.people.filter(({ id }) => read.pushedAt(id) === null);
  const ready = open.filter((person) => read.blocksOf(person).length === 0);
  if (ready.length === 0) return null;
  const requests = open.flatMap((person) =>
    read.entriesOf(person).flatMap(({ state, request_id: id }) => (state === 'requested' ? [id] : [])),
  );
  return {
    integration_id: integration.id,
    name: integration.name,
    year,
    month,
    people: ready.length,
    blocked: open.length - ready.length,
    requests_open: new Set(requests).size,
    without_payroll_number: open.filter((person) => read.blocksOf(person).includes('no_payroll_number')).length,
    push_day: integration.cutoff_day === null ? null : toDmy(cutoffOf(integration.cutoff_day, { year, month })),
  };
};

/** The months that wait for their push, by integration. */
export const pushHome = async (): Promise<PushHome> => {
  const active = (await readIntegrations()).filter((integration) => integration.active === 1);
  return (await Promise.all(active.map(openMonth))).filter((open) => open !== null);
};

import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { getErasure } from '#shared/contract/people/get-erasure.ts';
import { isUnderWay } from '#shared/people/erasure.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { belgianDay, toDmy } from '#shared/values/dates.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { erasurePreview, obstacleOf } from './erasure-preview.ts';
import { readErasure, type StoredErasure } from '#functions/platform/directory/erasures.ts';
import { isOwnRequest, stateOf } from './erasure-state.ts';
import { templatesNaming } from './templates-naming.ts';

const dayOf = (instant: string): string => toDmy(belgianDay(new Date(instant)));

/** The request as one of those who decide reads it. */
const requestFor = async (
  actor: Actor,
  erasure: StoredErasure | undefined,
): Promise<EndpointResponse<typeof getErasure>['request']> =>
  erasure
    ? {
        by: erasure.asked_by.name,
        on: dayOf(erasure.asked_at),
        reason: erasure.reason,
        own: (await isOwnRequest(actor, erasure)) ? 1 : 0,
      }
    : null;

export const handler = serve(getErasure, async ({ params: { id }, actor }) => {
  const person = await visiblePerson(actor, id);
  const [erasure, obstacle, preview] = await Promise.all([
    readErasure(id),
    obstacleOf(person),
    erasurePreview(actor, person),
  ]);
  const state = await stateOf(erasure);
  return {
    name: person.name,
    state,
    obstacle: state === 'done' ? null : obstacle,
    request: await requestFor(actor, erasure),
    run_id: erasure?.run_id ?? null,
    erased_on: erasure?.erased_at ? dayOf(erasure.erased_at) : null,
    ...preview,
    templates: isUnderWay(state) ? [] : await templatesNaming(actor, id),
  };
});

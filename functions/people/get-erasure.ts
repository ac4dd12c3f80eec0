import { getErasure } from '#shared/contract/people/get-erasure.ts';
import type { ErasureState } from '#shared/people/erasure.rules.ts';
import { belgianDay, toDmy } from '#shared/values/dates.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { erasurePreview, obstacleOf } from './erasure-preview.ts';
import { readErasure } from './erasure-store.ts';

const dayOf = (instant: string): string => toDmy(belgianDay(new Date(instant)));

export const handler = serve(getErasure, async ({ params: { id }, actor }) => {
  const person = await visiblePerson(actor, id);
  const [erasure, obstacle, preview] = await Promise.all([readErasure(id), obstacleOf(person), erasurePreview(actor, person)]); // prettier-ignore
  const { asked_by: by, asked_at: at, reason, erased_at: erasedAt } = erasure ?? {};
  const state: ErasureState = erasure?.state ?? 'none';
  return {
    name: person.name,
    state,
    obstacle: state === 'done' ? null : obstacle,
    request: by && at !== undefined ? { by: by.name, on: dayOf(at), reason: reason ?? null, own: by.user_id === actor.user_id ? 1 : 0 } : null, // prettier-ignore
    run_id: erasure?.run_id ?? null,
    erased_on: erasedAt ? dayOf(erasedAt) : null,
    ...preview,
  };
});

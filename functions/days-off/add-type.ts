import { addType } from '#shared/contract/days-off/add-type.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { definitionEvent } from './definition-event.ts';
import { patchDayOffType, newType } from './day-off-types.ts';
import { typeNameClaims, typeStore } from './type-store.ts';

export const handler = serve(addType, async ({ body: { name, kind, ...sent }, actor, commit }) => {
  const id = await typeStore.reserveIds();
  const created = { id, version: 1, name, kind, created_at: now().toISOString() };
  const type = patchDayOffType({ ...newType, ...created }, sent);
  const claims = typeNameClaims(undefined, type);
  return commit([typeStore.create(type), ...claims, definitionEvent(actor, 'type', 'added', name)], { id });
});

import { deleteType } from '#shared/contract/days-off/delete-type.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { definitionEvent } from './definition-event.ts';
import { requestCollection } from './request-store.ts';
import { releaseTypeName, storedType, typeStore } from './type-store.ts';

export const handler = serve(deleteType, async ({ body: { id }, actor, commit }) => {
  const [type, rows] = await Promise.all([storedType(id), requestCollection.refresh()]);
  const count = [...rows.all()].filter(({ type_id: used }) => used === id).length;
  const detail = 'Requests have this type. Make it inactive instead.';
  if (count > 0) throw new AppError('referenced', { detail, extras: { count } });
  if (type.kind === 'training') throw new AppError('referenced', { detail: 'Trainings are shown as this type.', extras: { count: 1 } }); // prettier-ignore
  const audit = definitionEvent(actor, 'type', 'removed', type.name);
  return commit([typeStore.remove(type), releaseTypeName(type), audit], { id });
});

import { deleteType } from '#shared/contract/days-off/delete-type.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { removing } from '#functions/platform/storage/removal.ts';
import { typeUses } from './day-off-types.ts';
import { definitionEvent } from './definition-event.ts';
import { releaseTypeName, storedType, typeStore } from './type-store.ts';

export const handler = serve(deleteType, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const type = await storedType(id);
    return removing({ type: typeStore.type, id }, async (finish) => {
      const count = (await typeUses()).get(id) ?? 0;
      const detail = 'Requests or balances have this type. Make it inactive instead.';
      if (count > 0) throw new AppError('referenced', { detail, extras: { count } });
      if (type.kind === 'training')
        throw new AppError('referenced', { detail: 'Trainings are shown as this type.', extras: { count: 1 } });
      const audit = definitionEvent(actor, 'type', 'removed', type.name);
      return commit([typeStore.remove(type), finish, releaseTypeName(type), audit], { id });
    });
  }),
);

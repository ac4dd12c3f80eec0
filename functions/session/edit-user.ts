import { editUser } from '#shared/contract/session/edit-user.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { User } from '#shared/people/user.ts';
import { sentFields } from '#shared/values/sent-fields.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { retryConflict } from '#functions/platform/storage/saved-version.ts';
import { planUserChange, presentUser } from './user-changes.ts';

const readUser = async (id: number): Promise<User> => {
  const stored = await userStore.get(id);
  if (!stored) throw new AppError('not_found');
  return stored;
};

export const handler = serve(editUser, ({ body: { id, version, ...body }, actor, commit }) =>
  retryConflict(() =>
    editRecord({
      of: ['user', id],
      version,
      commit,
      read: () => readUser(id),
      present: presentUser,
      plan: async (before) => {
        const after = { ...before, ...sentFields(body) };
        return {
          writes: await planUserChange(actor, before, after),
          answer: (saved) => ({ id, version: saved }),
          saved: forgetActors,
        };
      },
    }),
  ),
);

import { addUser } from '#shared/contract/session/add-user.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { signInAccounts } from './sign-in-accounts.ts';
import { planUserChange } from './user-changes.ts';
import { userStore } from '#functions/platform/session/users.ts';

export const handler = serve(addUser, async ({ body, actor, commit }) => {
  const draft = {
    ...body,
    subject: body.subject ?? body.email,
    version: 1,
    active: 1 as const,
    impersonating_user_id: 0,
  };
  await planUserChange(actor, undefined, { ...draft, id: 0 });
  // The account comes before the record: an account without a record opens nothing, and adding the user again finds it.
  const subject = body.subject ?? (await signInAccounts().invite(body));
  const id = await userStore.reserveIds();
  return commit(await planUserChange(actor, undefined, { ...draft, subject, id }), { id });
});

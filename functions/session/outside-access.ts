import { AppError } from '#shared/errors/problem.ts';
import type { User } from '#shared/people/user.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { automaticActor } from '#functions/platform/session/automatic-actor.ts';
import { userOfEmail } from './first-admin.ts';
import { planUserChange } from './user-changes.ts';

export const outsides = ['support', 'reseller', 'nobody'] as const;
export type Outside = (typeof outsides)[number];

const operations = automaticActor('Operations');

/** Makes an existing user support or a reseller, or neither, in the name of the operator. Throws `not_found`. */
export const giveOutsideAccess = (email: string, as: Outside): Promise<User> =>
  retryLost(async () => {
    const before = await userOfEmail(email);
    if (!before) throw new AppError('not_found', { detail: `no user has the e-mail address ${email}` });
    const after = { ...before, support: as === 'support' ? 1 : 0, reseller: as === 'reseller' ? 1 : 0 } as const;
    await transact(await planUserChange(operations, before, after));
    return after;
  });

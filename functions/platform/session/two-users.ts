import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { UserRow } from '#shared/people/user.columns.ts';
import { maySignInternally } from './internal-signers.ts';
import { userCollection } from './user-collection.ts';

/**
 * The user who gives something up, active or not, and the one who takes it over, who may sign for the company. Throws
 * 422 on `from_user_id` or `to_user_id`.
 */
export const twoUsers = async (
  fromId: number,
  toId: number,
): Promise<{ readonly from: UserRow; readonly to: UserRow }> => {
  const users = await userCollection.refresh();
  const from = users.get(fromId);
  const to = users.get(toId);
  if (!from || !to) {
    const issues = [
      ...(from ? [] : [issue('from_user_id', 'unknown_user')]),
      ...(to ? [] : [issue('to_user_id', 'unknown_user')]),
    ];
    assertNoIssues(issues, 'form_invalid');
    throw new Error('the issues of unknown users were not thrown');
  }
  if (from.id === to.id) assertNoIssues([issue('to_user_id', 'other_person')], 'form_invalid');
  if (!maySignInternally(to))
    assertNoIssues([issue('to_user_id', 'not_an_internal_signer', { name: to.name })], 'form_invalid');
  return { from, to };
};

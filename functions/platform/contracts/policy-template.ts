import { policyTemplateTypes } from '#shared/contracts/policy.rules.ts';
import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { can } from '#shared/permissions/rules.ts';
import { policyTemplates } from './policies.ts';

/** Throws unless the actor may make policies of this template, before a run begins. */
export const assertPolicyTemplate = async (actor: Actor, id: number | undefined): Promise<void> => {
  if (id === undefined) return;
  assertMay(actor, 'policies:add');
  const row = (await policyTemplates.refresh()).get(id);
  const isSeen = row !== undefined && (row.is_partner === 0 || can(actor, 'templates:partner'));
  if (!isSeen || row.deleted === 1 || row.published === 0)
    assertNoIssues([issue('policy_template_id', 'unknown_template')]);
  else if (!policyTemplateTypes.policy.includes(row.type))
    assertNoIssues([issue('policy_template_id', 'not_a_policy_template')]);
};

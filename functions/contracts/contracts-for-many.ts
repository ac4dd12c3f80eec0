import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { addToEmployees } from '#shared/contract/contracts/add-to-employees.ts';
import { deadlineIssues } from '#shared/contracts/signing-times.rules.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { assertLevel } from '#functions/platform/contracts/signature-level.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { NewRun } from '#functions/platform/runs/start-run.ts';
import { ADD_KIND, SEND_KIND, undoOfContracts, type AddInput } from './contract-runs.ts';
import { templateOrigin, type ContractOrigin } from './new-contract.ts';

type Body = EndpointInput<typeof addToEmployees>['body'];

/** Throws for terms on which none of the contracts could be sent. */
const assertTerms = async (actor: Actor, { type }: ContractOrigin, body: Body): Promise<void> => {
  assertMay(actor, 'contracts:send');
  assertNoIssues(deadlineIssues(body.deadline, today()));
  if (body.override_missing === 1 && !body.override_reason)
    throw new AppError('form_invalid', { fields: [issue('override_reason', 'required')] });
  await assertLevel(type, body.method ?? 'employee', body.simple_reason);
};

/** The run that makes a contract of one template for each of these people, and sends it if asked, each of them once. */
export const contractsForMany = async (actor: Actor, body: Body): Promise<NewRun> => {
  const origin = await templateOrigin(actor, body.template_id);
  const { template_id, employee_ids: ids, contract_name, values = {}, send, ...terms } = body;
  const employee_ids = [...new Set(ids)];
  const called = { name: contract_name ?? origin.name, count: employee_ids.length };
  const input: AddInput = { template_id, employee_ids, contract_name, values };
  if (send === 0)
    return {
      kind: ADD_KIND,
      title: { name: 'makeContracts', values: called },
      input,
      actor,
      permission: 'contracts:read',
      undo: undoOfContracts,
    };
  await assertTerms(actor, origin, body);
  const title = { name: 'sendContracts', values: called } as const;
  return { kind: SEND_KIND, title, input: { ...input, terms }, actor, permission: 'contracts:read' };
};

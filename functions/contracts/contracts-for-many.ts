import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { addToEmployees } from '#shared/contract/contracts/add-to-employees.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { NewRun } from '#functions/platform/runs/start-run.ts';
import { ADD_KIND, undoOfContracts, type AddInput } from './contract-runs.ts';
import { templateOrigin } from './new-contract.ts';

/** The run that makes a contract of one template for each of these people, each of them once. */
export const contractsForMany = async (
  actor: Actor,
  body: EndpointInput<typeof addToEmployees>['body'],
): Promise<NewRun> => {
  const { name } = await templateOrigin(actor, body.template_id);
  const employee_ids = [...new Set(body.employee_ids)];
  const people = employee_ids.length === 1 ? '1 person' : `${employee_ids.length} people`;
  const input: AddInput = {
    template_id: body.template_id,
    employee_ids,
    contract_name: body.contract_name,
    values: body.values ?? {},
  };
  return {
    kind: ADD_KIND,
    title: `Make “${body.contract_name ?? name}” for ${people}`,
    input,
    actor,
    permission: 'contracts:read',
    undo: undoOfContracts,
  };
};

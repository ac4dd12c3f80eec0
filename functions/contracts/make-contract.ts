import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { addToEmployee } from '#shared/contract/contracts/add-to-employee.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { assertSeesAbout } from './about-records.ts';
import { contractStore } from './contract-store.ts';
import {
  libraryOrigin,
  newFileContract,
  newTextContract,
  templateOrigin,
  type ContractOrigin,
} from './new-contract.ts';
import { readTemplateInfo } from './template-info.ts';

type Body = EndpointInput<typeof addToEmployee>['body'];

const refuse = (path: string, code: 'choose_one_source' | 'no_template_of_kind'): AppError =>
  new AppError('form_invalid', { fields: [issue(path, code)] });

const originOf = (actor: Actor, body: Body): Promise<ContractOrigin> | ContractOrigin => {
  const { contract_template_id: own, public_library_contract_template_id: library } = body;
  if (own !== undefined && library === undefined) return templateOrigin(actor, own);
  if (library !== undefined && own === undefined) return libraryOrigin(library);
  throw refuse('contract_template_id', 'choose_one_source');
};

/** The contract that a request asks for, and what it is made from; a person who left gets none. */
export const makeContract = async (
  actor: Actor,
  body: Body,
): Promise<{ readonly value: Contract; readonly origin: ContractOrigin | undefined }> => {
  const { employee_id, contract_name: name, contract_template_id: template, file_type: fileType } = body;
  await findPerson(actor, employee_id);
  const info =
    body.additional_contract_template_info_id === undefined
      ? undefined
      : await readTemplateInfo(actor, body.additional_contract_template_info_id, {
          employee_id,
          template_id: template ?? 0,
        });
  const about = body.about ?? info?.about ?? [];
  await assertSeesAbout(actor, about);
  const id = await contractStore.reserveIds();
  const order = { actor, id, employee_id, name, about, custom: info?.values ?? {} };
  if (fileType === 'pdf') {
    if (template !== undefined || body.public_library_contract_template_id !== undefined)
      throw refuse('contract_template_id', 'no_template_of_kind');
    const { pdf_internal_signature_required: internal = 0, pdf_employee_signature_required: employee = 1 } = body;
    return { value: newFileContract(order, { internal, employee }), origin: undefined };
  }
  const origin = await originOf(actor, body);
  return { value: await newTextContract(order, origin), origin };
};

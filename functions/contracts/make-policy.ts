import { establishmentOf } from '#shared/contracts/company.ts';
import { ABOUT_MAX } from '#shared/contracts/limits.ts';
import type { PolicyKind } from '#shared/contracts/names.ts';
import { policyTemplateTypes } from '#shared/contracts/policy.rules.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { TemplateType } from '#shared/templates/names.ts';
import { employeeCollection, findPerson, findPersonOrLeaver } from '#functions/platform/directory/employees.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { templateSight } from '#functions/templates/template-sight.ts';
import { contractSight } from './contract-sight.ts';
import { contractStore } from './contract-store.ts';
import {
  libraryOrigin,
  newTextContract,
  planNewContract,
  templateOrigin,
  type ContractOrigin,
} from './new-contract.ts';
import { thingIssues, type AskedThing } from './policy-things.ts';

export type PolicyOrder = {
  readonly employee_id: number;
  readonly things: readonly AskedThing[];
  /** The field of the request that gets the issue of an empty choice of things. */
  readonly thingsPath: string;
  readonly template_id: number | undefined;
  /** Whether the template has to be of the partner or of the company, where the request says so. */
  readonly isPartner: 0 | 1 | undefined;
  readonly kind: PolicyKind;
  /** The types of templates, where the request allows fewer than its kind. */
  readonly types?: readonly TemplateType[];
  readonly replaces_contract_id?: number | undefined;
};

type PlannedPolicy = { readonly id: number; readonly count: number; readonly writes: Write[] };

const refuse = (refused: Issue): AppError => new AppError('form_invalid', { fields: [refused] });

/** The person of the contract: a receipt may be for somebody who has left. */
const assertPerson = async (actor: Actor, { employee_id: id, kind }: PolicyOrder): Promise<void> => {
  await (kind === 'return_receipt' ? findPersonOrLeaver : findPerson)(actor, id);
};

/** The model of a receipt in the language of the place of work. */
const receiptModel = async (person: number): Promise<ContractOrigin> => {
  const company = await readCompany();
  const place = establishmentOf(company, employeeCollection.rows.get(person)?.team_ids ?? []);
  return libraryOrigin(`return-receipt-${place?.region === 'wallonia' ? 'fr' : 'nl'}`);
};

/** The template of a policy that this actor may use; `isPartner` is whose it has to be. */
export const policyOrigin = async (
  actor: Actor,
  id: number,
  isPartner: 0 | 1 | undefined,
  types: readonly TemplateType[],
): Promise<ContractOrigin> => {
  const template = await templateSight.see(actor, id);
  if (isPartner !== undefined && template.is_partner !== isPartner) throw new AppError('not_found');
  if (!types.includes(template.type)) throw refuse(issue('template_id', 'not_a_policy_template'));
  return templateOrigin(actor, id);
};

const originOf = (actor: Actor, order: PolicyOrder): Promise<ContractOrigin> => {
  const { template_id: id, kind, isPartner, types = policyTemplateTypes[kind] } = order;
  return id === undefined ? receiptModel(order.employee_id) : policyOrigin(actor, id, isPartner, types);
};

const chosenIssues = ({
  things,
  thingsPath,
  template_id: template,
  kind,
  replaces_contract_id,
}: PolicyOrder): Issue[] => [
  ...(things.length === 0 ? [issue(thingsPath, 'please_select_asset')] : []),
  ...(things.length > ABOUT_MAX ? [issue(thingsPath, 'max', { max: ABOUT_MAX })] : []),
  ...(template === undefined && kind !== 'return_receipt' ? [issue('template_id', 'please_select_template')] : []),
  ...(kind === 'annex' && replaces_contract_id === undefined ? [issue('replaces_contract_id', 'required')] : []),
];

/** Throws unless the contract that it adds to is a policy of the same person. */
const assertReplaces = async (actor: Actor, { replaces_contract_id: id, employee_id: person }: PolicyOrder) => {
  if (id === undefined) return;
  const before = await contractSight.see(actor, id);
  const isPolicy = before.policy === 'policy' || before.policy === 'annex';
  if (!isPolicy || before.employee_id !== person || before.state === 'cancelled')
    throw refuse(issue('replaces_contract_id', 'not_a_policy'));
};

/** The draft of one policy, annex or receipt for things of a person (docs/areas/policies.md#policies). */
export const planPolicy = async (actor: Actor, order: PolicyOrder): Promise<PlannedPolicy> => {
  assertNoIssues(chosenIssues(order), 'invalid');
  await assertPerson(actor, order);
  await assertReplaces(actor, order);
  const { things, kind, employee_id, replaces_contract_id } = order;
  assertNoIssues(await thingIssues(actor, things, kind, employee_id), 'form_invalid');
  const [origin, id] = await Promise.all([originOf(actor, order), contractStore.reserveIds()]);
  const about = things.map(({ object_type, object_id }) => ({ object_type, object_id }));
  const policy = { policy: kind, ...(replaces_contract_id !== undefined && { replaces_contract_id }) };
  const contract = { actor, id, employee_id, name: undefined, about, custom: {}, policy };
  const value = await newTextContract(contract, origin);
  return { id, count: things.length, writes: planNewContract(actor, value, origin.name) };
};

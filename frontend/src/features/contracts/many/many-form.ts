import type { EndpointCall } from '#shared/contract/endpoint.ts';
import type { addToEmployees } from '#shared/contract/contracts/add-to-employees.ts';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import type { Choices, Typed } from '#shared/contracts/many.rules.ts';
import type { AddressType } from '#shared/contracts/names.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';

export type ManyStep = 'template' | 'people' | 'check';

export type ManyForm = {
  contract_template_id: string;
  contract_name: string;
  employee_ids: number[];
  /** Values that were typed in the check. */
  typed: Typed;
  /** The people who were taken in or left out by hand. */
  choices: Choices;
  /** Drafts are made for people with missing values, too. */
  with_missing: boolean;
  /** What was typed is kept on the people, too. */
  keeps_on_people: boolean;
  act: 'draft' | 'send' | '';
  method: 'product' | 'paper' | 'provider' | '';
  preferred_email_address_type: AddressType | '';
  optional_message: string;
  deadline: string;
  override_reason: string;
  simple_reason: string;
  /** The user who signs for the company, where the template leaves that open; '' is nobody. */
  internal_signer: string;
};

export const emptyMany: ManyForm = {
  contract_template_id: '',
  contract_name: '',
  employee_ids: [],
  typed: {},
  choices: {},
  with_missing: false,
  keeps_on_people: false,
  act: 'draft',
  method: 'product',
  preferred_email_address_type: 'work',
  optional_message: '',
  deadline: '',
  override_reason: '',
  simple_reason: '',
  internal_signer: '',
};

type Signed = Pick<
  TemplateDetails,
  | 'type'
  | 'employee_signature_required'
  | 'internal_signature_required'
  | 'internal_signer_user_id'
  | 'second_internal_signer_user_id'
>;

/** What sending wants to know, by what is sent. */
export const sendingNeeds = (values: ManyForm, template: Signed | undefined, missing: number) => ({
  sends: values.act === 'send',
  override: values.with_missing && missing > 0,
  simple: template?.type === 'employment_contract' && values.method === 'product',
  signer:
    template?.internal_signature_required === 1 && template.internal_signer_user_id === 0 && values.method !== 'paper',
});
type Needs = ReturnType<typeof sendingNeeds>;

/** The answers that are still open before anything is sent. */
export const sendingIssues = (values: ManyForm, { sends, override, simple, signer }: Needs): Issue[] => {
  const open = (field: 'override_reason' | 'simple_reason' | 'internal_signer', isNeeded: boolean): Issue[] =>
    isNeeded && values[field].trim() === '' ? [issue(field, 'required')] : [];
  return sends
    ? [...open('internal_signer', signer), ...open('simple_reason', simple), ...open('override_reason', override)]
    : [];
};

/** The part of the call that sends. */
export const sendingOf = (
  values: ManyForm,
  template: Signed | undefined,
  { sends, override, simple, signer }: Needs,
): Partial<EndpointCall<typeof addToEmployees>['body']> => {
  if (!sends) return {};
  const { method, preferred_email_address_type: address, optional_message, deadline } = values;
  const second = template?.second_internal_signer_user_id ?? 0;
  const signers = [
    { role: 'internal_first' as const, user_id: Number(values.internal_signer) },
    ...(second > 0 ? [{ role: 'internal_second' as const, user_id: second }] : []),
    ...(template?.employee_signature_required === 1 ? [{ role: 'employee' as const }] : []),
  ];
  return {
    send: 1,
    ...(signer && { signers }),
    ...(method !== 'product' && method !== '' && { method }),
    ...(address !== '' && { preferred_email_address_type: address }),
    ...(optional_message.trim() !== '' && { optional_message }),
    ...(deadline.trim() !== '' && { deadline }),
    ...(override && { override_missing: 1, override_reason: values.override_reason }),
    ...(simple && { simple_reason: values.simple_reason }),
  };
};

const ofTemplate = new Set(['contract_template_id', 'template_id', 'contract_name']);

/** The step with the field of an issue. */
export const stepOfField = (path: string): ManyStep => {
  const field = path.split('.')[0] ?? '';
  if (ofTemplate.has(field)) return 'template';
  return field === 'employee_ids' ? 'people' : 'check';
};

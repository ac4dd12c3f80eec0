import type { AboutRecord, Contract } from '#shared/contracts/contract.ts';
import type { AssetFacts } from '#shared/contracts/record-values.rules.ts';
import type { ContractFileType } from '#shared/contracts/names.ts';
import type { FieldValues } from '#shared/document-content/field-values.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import {
  employeeOnly,
  requirementsIn,
  type SignatureRequirements,
  type StoredText,
  type TemplateVersion,
} from '#shared/templates/template.ts';
import type { ContentFolder } from '#functions/platform/content/content-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { librarySignatures, libraryText } from '#functions/templates/public-library.ts';
import { templateSight } from '#functions/templates/template-sight.ts';
import { keepText } from '#functions/templates/template-text.ts';
import { lastVersion, withVersions } from '#functions/templates/template-versions.ts';
import { contractEvents } from './contract-events.ts';
import { contractStore } from './contract-store.ts';
import { readableValues } from './contract-values.ts';
import { readRecordValues, type ReadValues } from './record-facts.ts';

/** The folder in which the texts of a contract are kept. */
export const contractFolder = (id: number): ContentFolder => `contracts/${id}`;

type Made = Pick<Contract, 'name' | 'type' | 'language' | 'template_id' | 'template_version'> & SignatureRequirements;

/** What a contract is made from: the published version of a template, a model of the public library, or nothing. */
export type ContractOrigin = Made & { readonly text: (folder: ContentFolder) => Promise<KeptOrigin> };
type KeptOrigin = { readonly text: StoredText; readonly fields: readonly string[] };

const fromVersion = (id: number, type: Contract['type'], version: TemplateVersion): ContractOrigin => {
  const { name, language, number, text, fields } = version;
  return {
    name,
    type,
    language,
    template_id: id,
    template_version: number,
    ...requirementsIn(version),
    // Contracts share the text of a published version, which is never written again.
    text: async () => ({ text, fields }),
  };
};

/** The published version of a template that the actor sees. Throws `not_published` and `archived`. */
export const templateOrigin = async (actor: Actor, id: number): Promise<ContractOrigin> => {
  const template = await templateSight.see(actor, id);
  if (template.deleted === 1) throw new AppError('archived', { detail: 'This template is archived.' });
  return fromVersion(id, template.type, lastVersion((await withVersions(id)).versions));
};

export const libraryOrigin = (id: string): ContractOrigin => {
  const model = libraryText(id);
  const { name, type, language, content_html: html } = model;
  return {
    ...librarySignatures(model),
    name,
    type,
    language,
    template_id: null,
    template_version: null,
    text: async (folder) => keepText(folder, html),
  };
};

type Order = {
  readonly actor: Actor;
  readonly id: number;
  readonly employee_id: number;
  readonly name: string | undefined;
  readonly about: readonly AboutRecord[];
  readonly custom: Readonly<Record<string, string>>;
  readonly run?: string;
  readonly policy?: Pick<Contract, 'policy' | 'replaces_contract_id'>;
  /** The assets that it is about, where the records do not tell them yet. */
  readonly assets?: readonly AssetFacts[];
};

const contractOf = (order: Order, made: Made, fileType: ContractFileType): Contract => ({
  id: order.id,
  version: 1,
  name: order.name ?? made.name,
  type: made.type,
  language: made.language,
  template_id: made.template_id,
  template_version: made.template_version,
  employee_id: order.employee_id,
  owner_user_id: order.actor.key?.made_by ?? order.actor.user_id,
  file_type: fileType,
  text: null,
  template_text: null,
  pdf: null,
  final: 0,
  record_values: {},
  custom_values: { ...order.custom },
  about: [...order.about],
  state: 'draft',
  method: null,
  level: null,
  signers: [],
  sent_at: null,
  signed_at: null,
  deadline: null,
  made_by_run: order.run ?? null,
  ...requirementsIn(made),
  deleted: 0,
  created_at: now().toISOString(),
  excel_import_id: null,
  custom_fields: undefined,
  tags: undefined,
  ...order.policy,
});

/** The values that a contract takes from the records when it is made; a field may be asked again later. */
export const takeValues = async (
  actor: Actor,
  contract: Contract,
  names: readonly string[],
  read: ReadValues = readRecordValues,
  assets?: readonly AssetFacts[],
): Promise<FieldValues> => {
  const all = await read({
    actor,
    employee_id: contract.employee_id,
    language: contract.language,
    about: contract.about,
    signers: [contract.internal_signer_user_id, contract.second_internal_signer_user_id],
    deadline: contract.deadline,
    contract,
    assets,
  });
  return readableValues(actor, names, all);
};

/** A draft from a text, with the values of its fields. */
export const newTextContract = async (
  order: Order,
  origin: ContractOrigin,
  read: ReadValues = readRecordValues,
): Promise<Contract> => {
  const { text, fields } = await origin.text(contractFolder(order.id));
  const contract = contractOf(order, origin, 'html');
  const record_values = { ...(await takeValues(order.actor, contract, fields, read, order.assets)) };
  return { ...contract, text, template_text: text, record_values };
};

/** A draft whose file is uploaded afterwards. */
export const newFileContract = (order: Order, signatures: { internal: 0 | 1; employee: 0 | 1 }): Contract => {
  if (order.name === undefined) throw new AppError('form_invalid', { fields: [issue('contract_name', 'required')] });
  if (signatures.internal === 0 && signatures.employee === 0)
    throw new AppError('form_invalid', { fields: [issue('pdf_employee_signature_required', 'one_must_sign')] });
  const made: Made = {
    ...employeeOnly,
    employee_signature_required: signatures.employee,
    internal_signature_required: signatures.internal,
    name: order.name,
    type: 'other',
    language: 'nl',
    template_id: null,
    template_version: null,
  };
  return contractOf(order, made, 'pdf');
};

export const newContractEvents = (actor: Actor, value: Contract, templateName?: string): Write[] =>
  contractEvents(actor, value, 'contract_added', {
    ...(templateName !== undefined && { template_name: templateName }),
  });

export const planNewContract = (actor: Actor, value: Contract, templateName?: string): Write[] => [
  contractStore.create(value),
  ...newContractEvents(actor, value, templateName),
];

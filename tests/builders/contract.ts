import type { Contract } from '#shared/contracts/contract.ts';
import type { Template, TemplateVersion } from '#shared/templates/template.ts';
import { saveContent, type StoredContent } from '#functions/platform/content/content-store.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { templateStore } from '#functions/templates/template-store.ts';
import { keepVersion } from '#functions/templates/template-versions.ts';
import type { Write } from '#functions/platform/storage/write.ts';

const CREATED_AT = '2026-11-01T09:00:00.000Z';
const HTML = '<p>Between #company_name and <span data-field="employee_name">#employee_name</span></p>';

const signatures = {
  employee_signature_required: 1,
  internal_signature_required: 0,
  internal_signer_user_id: 0,
  second_internal_signer_user_id: 0,
} as const;

export const aTemplate = (text: StoredContent, over: Partial<Template> = {}): Template => ({
  ...signatures,
  id: 1,
  version: 1,
  name: 'Annex to the contract',
  type: 'annex',
  language: 'en',
  category_id: null,
  owner_user_id: 1,
  is_partner: 0,
  text,
  fields: ['employee_name'],
  unknown_fields: [],
  draft: null,
  published: 1,
  changed_at: CREATED_AT,
  deleted: 0,
  created_at: CREATED_AT,
  excel_import_id: null,
  ...over,
});

const versionOf = ({ name, language, text, fields, published }: Template): TemplateVersion => ({
  ...signatures,
  number: published,
  name,
  language,
  text,
  fields,
  published_at: CREATED_AT,
  published_by: 1,
  published_by_name: 'Ann Peeters',
});

export const aContract = (text: StoredContent, over: Partial<Contract> = {}): Contract => ({
  ...signatures,
  id: 1,
  version: 1,
  name: 'Annex',
  type: 'annex',
  language: 'en',
  template_id: 1,
  template_version: 1,
  employee_id: 1,
  owner_user_id: 1,
  file_type: 'html',
  text,
  template_text: text,
  pdf: null,
  final: 0,
  record_values: { employee_name: 'Ann Peeters' },
  custom_values: {},
  about: [],
  state: 'draft',
  method: null,
  level: null,
  signers: [],
  sent_at: null,
  signed_at: null,
  deadline: null,
  made_by_run: null,
  deleted: 0,
  created_at: CREATED_AT,
  excel_import_id: null,
  ...over,
});

/** A template that was published once and a contract that was made from it, both with id 1. */
export const plantContract = async (): Promise<Write[]> => {
  const template = aTemplate(await saveContent('templates/1', HTML));
  const contract = aContract(await saveContent('contracts/1', HTML));
  return [templateStore.create(template), keepVersion(1, versionOf(template)), contractStore.create(contract)];
};

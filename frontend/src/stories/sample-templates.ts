import type { TemplateOut } from '#shared/contract/templates/template.ts';

const own: TemplateOut = {
  id: 1,
  version: 3,
  name: 'Policy laptop en gsm',
  type: 'asset_policy',
  language: 'nl',
  category_id: 2,
  category: 'Policies',
  tags: ['laptop'],
  isPartner: 0,
  partnerName: null,
  state: 'published',
  published_version: 2,
  changed_since: 0,
  owner_user_id: 1,
  owner_name: 'Ann Peeters',
  unknown_count: 0,
  changed_at: '2026-11-02T09:00:00.000Z',
  deleted: 0,
  employee_signature_required: 1,
  internal_signature_required: 0,
  internal_signer_user_id: 0,
  second_internal_signer_user_id: 0,
};

export const sampleTemplates = [
  { ...own, custom_fields: {} },
  { ...own, id: 2, name: 'Car policy 2026', type: 'car_policy' as const, tags: [], custom_fields: {} },
];

export const samplePartnerTemplates: TemplateOut[] = [
  {
    ...own,
    id: 3,
    name: 'Policy of the partner',
    isPartner: 1,
    partnerName: 'SD Worx',
    category_id: null,
    category: null,
  },
];

export const sampleCategories = [
  { id: 1, name: 'Employment', parent_id: null, count: 0 },
  { id: 2, name: 'Policies', parent_id: 1, count: 2 },
];

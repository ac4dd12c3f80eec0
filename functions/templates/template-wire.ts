import * as z from 'zod';
import type { TemplateOut } from '#shared/contract/templates/template.ts';
import { TEMPLATE_NAME_MAX } from '#shared/templates/limits.ts';
import type { TemplateRow } from '#shared/templates/template.columns.ts';
import type { Template } from '#shared/templates/template.ts';
import { tenantSetting } from '#functions/platform/storage/tenant-setting.ts';
import { templateRowOf } from './template-store.ts';
import { unknownFinder } from './unknown-fields.ts';

/** The partner whose templates an operator brought in; null while there is none. */
const partnerSetting = tenantSetting(
  'template-partner',
  z.object({ name: z.string().max(TEMPLATE_NAME_MAX).nullable() }),
  () => ({
    name: null,
  }),
);

const readPartnerName = async (): Promise<string | null> => (await partnerSetting.read()).name;
export const writePartnerName = (name: string | null) => partnerSetting.write({ name });

/** What templates are sent with: the name of the partner of the tenant, and which of their fields are unknown by now. */
type Around = { readonly partner: string | null; readonly unknownIn: (fields: readonly string[]) => readonly string[] };

export const readAround = async (): Promise<Around> => {
  const [partner, unknownIn] = await Promise.all([readPartnerName(), unknownFinder()]);
  return { partner, unknownIn };
};

/** A template as the API sends it. */
export const presentTemplate = (row: TemplateRow, { partner, unknownIn }: Around): TemplateOut => ({
  id: row.id,
  version: row.version,
  name: row.name,
  type: row.type,
  language: row.language,
  category_id: row.category === null ? null : row.category_id,
  category: row.category,
  tags: [...(row.tags ?? [])],
  isPartner: row.is_partner,
  partnerName: row.is_partner === 1 ? partner : null,
  state: row.state,
  published_version: row.published,
  changed_since: row.draft === null ? 0 : 1,
  owner_user_id: row.owner_user_id,
  owner_name: row.owner_name,
  unknown_count: unknownIn(row.fields).length,
  changed_at: row.changed_at,
  deleted: row.deleted,
  employee_signature_required: row.employee_signature_required,
  internal_signature_required: row.internal_signature_required,
  internal_signer_user_id: row.internal_signer_user_id,
  second_internal_signer_user_id: row.second_internal_signer_user_id,
});

/** A stored template for the answer to a stale edit. */
export const presentStored = async (stored: Template): Promise<TemplateOut> =>
  presentTemplate(templateRowOf(stored), await readAround());

import { fold } from '#shared/values/fold.ts';
import type { ValueClaim } from './claim-kinds.ts';

type Data = Readonly<Record<string, unknown>>;
type NameClaim = { readonly type: string; readonly valueOf: (data: Data) => string | null };

const nameOf = ({ name }: Data): string => fold(String(name));
const unlessDeleted = (data: Data): string | null => (data['deleted'] === 1 ? null : nameOf(data));

/** The kinds of records that have a name of their own, by their claim, and what a stored one of them claims. */
export const nameClaims = {
  asset_type_name: { type: 'asset_type', valueOf: nameOf },
  custom_field: { type: 'custom_field', valueOf: (data) => `${String(data['object_type'])}:${nameOf(data)}` },
  day_off_type_name: { type: 'day_off_type', valueOf: nameOf },
  integration_name: { type: 'integration', valueOf: nameOf },
  software_product_name: { type: 'software_product', valueOf: unlessDeleted },
  team_name: { type: 'team', valueOf: unlessDeleted },
  work_schedule_name: { type: 'work_schedule', valueOf: nameOf },
} as const satisfies Partial<Record<ValueClaim, NameClaim>>;

export type NameClaimKind = keyof typeof nameClaims;

import type { Integration, MappedType } from './integration.ts';

/** What is known of the codes of the office; nothing is while they were never read. */
type KnownCodes = Pick<Integration, 'payroll_types' | 'payroll_types_read_at'>;

/** Whether the office no longer has a code. A file has no codes that could be read, so none of them is ever gone. */
export const isGone = ({ payroll_types: types, payroll_types_read_at: readAt }: KnownCodes, code: string): boolean =>
  readAt !== null && !types.some(({ id }) => id === code);

/** The mapping without codes that are gone, which count as missing (docs/areas/integrations.md#mapping). */
export const presentMapping = (integration: KnownCodes & Pick<Integration, 'mapping'>): MappedType[] =>
  integration.mapping.filter(({ payroll_day_off_type_id: code }) => !isGone(integration, code));

import type * as z from 'zod';
import type { importField } from '#shared/contract/imports/import.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';

export const presentImportField = ({
  key,
  header,
  label,
  isOwnLabel,
  kind,
  required,
  otherwise,
  isKey,
  allowed,
  splitInto,
}: ImportColumn): z.output<typeof importField> => ({
  key,
  header,
  label,
  is_own_label: isOwnLabel ?? false,
  kind,
  required: required ?? false,
  otherwise: otherwise ?? null,
  is_key: isKey ?? false,
  has_default: !isKey && !splitInto && kind !== 'person' && kind !== 'list',
  allowed: allowed ? [...allowed] : null,
  split_into: [...(splitInto ?? [])],
});

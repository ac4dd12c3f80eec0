import type * as z from 'zod';
import type { importField } from '#shared/contract/imports/import.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';

export const fieldOut = ({
  key,
  header,
  label,
  kind,
  required,
  isKey,
  allowed,
}: ImportColumn): z.output<typeof importField> => ({
  key,
  header,
  label,
  kind,
  required: required ?? false,
  is_key: isKey ?? false,
  allowed: allowed ? [...allowed] : null,
});

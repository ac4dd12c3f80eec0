import type { Endpoint } from '#shared/contract/endpoint.ts';
import { check } from './check.ts';
import { commit } from './commit.ts';
import { errorFile } from './error-file.ts';
import { listFields } from './list-fields.ts';
import { readWorkbook } from './read-workbook.ts';
import { rows } from './rows.ts';
import { start } from './start.ts';
import { template } from './template.ts';
import { undo } from './undo.ts';
import { workbookTemplate } from './workbook-template.ts';

export const importsEndpoints = [
  template,
  start,
  check,
  rows,
  commit,
  errorFile,
  undo,
  workbookTemplate,
  readWorkbook,
  listFields,
] as const satisfies readonly Endpoint[];

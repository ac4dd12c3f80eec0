import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf } from '#shared/list/list-query.ts';
import { pageQuery, runId } from '#shared/contract/runs/run.ts';
import { rowFilters } from '#shared/imports/import-row.ts';
import { checkedRow, defaults, importField, importFinding, importId, rowCounts } from './import.ts';

export const rows = endpoint({
  id: 'imports.rows',
  method: 'GET',
  path: '/api/imports/rows',
  permission: 'signed-in',
  byKey: true,
  summary: 'Rows of the dry run in the order of the file, with what is wrong and what would change per cell',
  query: z.strictObject({ import_id: importId, filter: z.enum(rowFilters).default('all'), ...pageQuery(1000, 50) }),
  response: listOf(checkedRow).extend({
    counts: rowCounts,
    /** How many records the commit makes or changes: a row of software may make its product and a licence. */
    records: z.int().nonnegative(),
    /** The mapped fields, in the order of the file. */
    fields: z.array(importField),
    /** Fields that no column fills and that errors name. */
    missing_fields: z.array(importField),
    /** Headers that are not imported. */
    unmapped: z.array(z.string()),
    /** What many rows have in common, the errors first. */
    findings: z.array(importFinding),
    /** The values of new records for fields that no column fills; those fields come last in `fields`. */
    defaults,
    file_name: z.string(),
    check_run_id: runId,
    commit_run_id: runId.nullable(),
  }),
  errors: ['not_found', 'run_state'],
});

import { issue, type Issue } from '#shared/errors/issue.ts';
import { assertNoIssues, AppError } from '#shared/errors/problem.ts';
import type { ImportMapping } from '#shared/imports/suggest-mapping.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';

/** Throws `invalid` unless the mapping takes headers of the file to existing fields, each once, and fills the key. */
export const assertMapping = (
  mapping: ImportMapping,
  key: string | null,
  headers: readonly string[],
  columns: readonly ImportColumn[],
): void => {
  const columnByKey = new Map(columns.map((column) => [column.key, column]));
  const used = new Set<string>();
  const issues: Issue[] = [];
  for (const [header, field] of Object.entries(mapping)) {
    if (!headers.includes(header) || (field !== null && !columnByKey.has(field)))
      issues.push(issue(`mapping.${header}`, 'unknown_column'));
    else if (field !== null && used.has(field)) {
      issues.push({
        path: `mapping.${header}`,
        code: 'invalid_value',
        message: 'another column fills this field already',
      });
    }
    if (field !== null) used.add(field);
  }
  if (used.size === 0) issues.push(issue('mapping', 'required'));
  if (key !== null && !columnByKey.get(key)?.isKey) issues.push(issue('key', 'unknown_column'));
  else if (key !== null && !used.has(key)) issues.push(issue('key', 'required'));
  assertNoIssues(issues, 'invalid');
};

export const committedError = (): AppError =>
  new AppError('run_state', { detail: 'This import was committed. Upload the file again to import it once more.' });

export const notCheckedError = (): AppError => new AppError('run_state', { detail: 'The file has not been checked.' });

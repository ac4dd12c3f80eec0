import { issue, type Issue } from '#shared/errors/issue.ts';
import { assertNoIssues, AppError } from '#shared/errors/problem.ts';
import { convertCell } from '#shared/imports/convert-cell.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { ImportChoice } from './import-store.ts';

/**
 * Throws `invalid` unless the mapping takes headers of the file to existing fields, each once, fills the keys, and
 * leaves the fields with a default empty.
 */
export const assertMapping = (
  { mapping, keys, defaults }: Pick<ImportChoice, 'mapping' | 'keys' | 'defaults'>,
  headers: readonly string[],
  columns: readonly ImportColumn[],
): void => {
  const columnByKey = new Map(columns.map((column) => [column.key, column]));
  const used = new Set<string>();
  const issues: Issue[] = [];
  for (const [header, field] of Object.entries(mapping)) {
    const filled = field === null ? [] : [field, ...(columnByKey.get(field)?.splitInto ?? [])];
    if (!headers.includes(header) || (field !== null && !columnByKey.has(field)))
      issues.push(issue(`mapping.${header}`, 'unknown_column'));
    else if (filled.some((key) => used.has(key))) {
      issues.push({
        path: `mapping.${header}`,
        code: 'invalid_value',
        message: 'another column fills this field already',
      });
    }
    for (const key of filled) used.add(key);
  }
  if (used.size === 0) issues.push(issue('mapping', 'required'));
  for (const key of keys) {
    if (!columnByKey.get(key)?.isKey) issues.push(issue('key', 'unknown_column'));
    else if (!used.has(key)) issues.push(issue('key', 'required'));
  }
  for (const [field, text] of Object.entries(defaults)) {
    const column = columnByKey.get(field);
    const { issue: wrong } = column && !used.has(field) ? convertCell(column, { value: text }) : {};
    if (!column || used.has(field)) issues.push(issue(`defaults.${field}`, 'unknown_column'));
    else if (wrong) issues.push({ path: `defaults.${field}`, code: 'invalid_value', message: wrong.message });
  }
  assertNoIssues(issues, 'invalid');
};

export const committedError = (): AppError =>
  new AppError('run_state', { detail: 'This import was committed. Upload the file again to import it once more.' });

export const notCheckedError = (): AppError => new AppError('run_state', { detail: 'The file has not been checked.' });

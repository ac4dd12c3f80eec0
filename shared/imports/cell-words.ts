import { paramsIn } from '#shared/errors/issue-words.ts';
import type { Params } from '#shared/errors/issue.ts';
import { importMessages, isImportIssueCode } from './import-issue.ts';

/**
 * What is the matter with a cell beyond the rules of its field, by the texts of `imports.json` under `cell`; undefined
 * for anything else.
 */
export const cellWords = (
  { code, message }: { readonly code: string; readonly message: string },
  say: (code: string, params: Params) => string | undefined,
): string | undefined => {
  const params = isImportIssueCode(code) ? paramsIn(message, importMessages[code]) : undefined;
  return (params && say(code, params)) || undefined;
};

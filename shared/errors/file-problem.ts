import type { ErrorCode } from './catalogue.ts';
import { issue, type IssueCode } from './issue.ts';
import { AppError } from './problem.ts';

type Params = Readonly<Record<string, string | number>>;

/** The error for a refused file: the issue names the broken rule, `detail` explains it. */
export const fileProblem = (
  code: Extract<ErrorCode, 'unsupported_file' | 'file_too_large' | 'forbidden_content' | 'not_found' | 'form_invalid'>,
  field: string,
  issueCode: IssueCode,
  { params = {}, detail }: { params?: Params; detail: string },
): AppError => new AppError(code, { fields: [issue(field, issueCode, params)], detail });

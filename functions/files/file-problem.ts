import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { issue, type IssueCode } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';

type Params = Readonly<Record<string, string | number>>;

/** A refused file: the field says what about it is wrong, the words say why. */
export const fileProblem = (
  code: Extract<ErrorCode, 'unsupported_file' | 'file_too_large' | 'forbidden_content' | 'not_found' | 'form_invalid'>,
  field: string,
  issueCode: IssueCode,
  { params = {}, detail }: { params?: Params; detail: string },
): AppError => new AppError(code, { fields: [issue(field, issueCode, params)], detail });

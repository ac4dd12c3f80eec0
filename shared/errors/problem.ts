import { catalogue, type ErrorCode } from './catalogue.ts';
import { issueSentence, type Issue } from './issue.ts';

/** `application/problem+json` as every error of the API is sent (docs/areas/platform.md#errors). */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  /** What the red box shows; HTTP/2 has no reason phrase of its own. */
  reason_phrase: string;
  fields: Issue[];
  request_id: string;
  /** Extras of the code: `current` and `version` of `stale_version`, `permission` of `forbidden` … */
  [extra: string]: unknown;
};

export type ProblemDetails = { detail?: string; fields?: Issue[]; extras?: Record<string, unknown> };

/** A failure with a known code. Anything else that is thrown is a bug and answers 500 without detail. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Issue[];
  readonly extras: Record<string, unknown>;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(details.detail ?? catalogue[code].title);
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields ?? [];
    this.extras = details.extras ?? {};
  }
}

export const toProblem = (error: AppError, requestId: string): Problem => {
  const { status, title } = catalogue[error.code];
  return {
    ...error.extras,
    type: `urn:problem:${error.code}`,
    title,
    status,
    detail: error.message,
    code: error.code,
    reason_phrase: error.message,
    fields: error.fields,
    request_id: requestId,
  };
};

type Labels = Readonly<Record<string, string>>;

/** `form_invalid` (or the given code); the reason phrase lists the issues by the labels of their fields. */
export const issuesError = (issues: Issue[], code: ErrorCode = 'form_invalid', labels?: Labels): AppError =>
  new AppError(code, { fields: issues, detail: issues.map((found) => issueSentence(found, labels)).join(', ') });

/** Throws what `issuesError` makes of them when there are issues. */
export const assertNoIssues = (issues: Issue[], code: ErrorCode = 'form_invalid', labels?: Labels): void => {
  if (issues.length > 0) throw issuesError(issues, code, labels);
};

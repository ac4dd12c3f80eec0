import { catalogue, type ErrorCode } from './catalogue.ts';
import type { Issue, Labels } from './issue.ts';
import { issuesSentence } from './issue-words.ts';

/** The `application/problem+json` body of every error of the API (docs/areas/platform.md#errors). */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  /** The text of the red box; HTTP/2 has no reason phrase of its own. */
  reason_phrase: string;
  fields: Issue[];
  request_id: string;
  /** Further members by code (`problem-schema.ts`): `current` and `version` of `stale_version`, `permission` of `forbidden` … */
  [extra: string]: unknown;
};

export type ProblemDetails = {
  detail?: string;
  fields?: Issue[];
  extras?: Record<string, unknown>;
  /** The seconds to wait before the same call is sent again; by default those of its status. */
  retryAfter?: number | undefined;
};

/** The codes that say nothing without their fields. */
const saidByFields: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['form_invalid', 'invalid']);

const sentenceOf = (code: ErrorCode, { detail, fields = [] }: ProblemDetails): string =>
  detail ?? ((saidByFields.has(code) && issuesSentence(fields)) || catalogue[code].title);

/** A failure with a known code. Anything else that is thrown is a bug and answers 500 without detail. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Issue[];
  readonly extras: Record<string, unknown>;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(sentenceOf(code, details));
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields ?? [];
    this.extras = details.extras ?? {};
    this.retryAfter = details.retryAfter;
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

/** An error with the code `form_invalid` (or another) whose detail lists the issues by the labels of their fields. */
export const issuesError = (issues: Issue[], code: ErrorCode = 'form_invalid', labels?: Labels): AppError =>
  new AppError(code, { fields: issues, detail: issuesSentence(issues, labels) });

/** Throws `issuesError` when there are issues. */
export const assertNoIssues = (issues: Issue[], code: ErrorCode = 'form_invalid', labels?: Labels): void => {
  if (issues.length > 0) throw issuesError(issues, code, labels);
};

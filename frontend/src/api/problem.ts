import type { Problem } from '#shared/errors/problem.ts';

/** The error of a failed call: it carries the API's problem, or one of our own when the answer was unreadable. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.reason_phrase);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** Words for answers without a readable body (docs/areas/screens.md#when-reading-fails). */
const statusTexts: Readonly<Record<number, string>> = {
  0: 'No connection',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

export const problemFromStatus = (status: number): Problem => {
  const text = statusTexts[status] ?? `Status ${status}`;
  return {
    type: 'about:blank',
    title: text,
    status,
    detail: text,
    code: status === 0 || status >= 502 ? 'unavailable' : 'internal',
    reason_phrase: text,
    fields: [],
    request_id: '',
  };
};

export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'reason_phrase' in body && 'fields' in body;

/** The error of a failed call, in the words of the screen, which load when a call fails. */
export const problemError = async (problem: Problem): Promise<ProblemError> => {
  const words = await import('./problem-words.ts').catch(() => undefined);
  return new ProblemError((await words?.inLanguageOfScreen(problem)) ?? problem);
};

/** Any thrown value as a problem, so that every screen shows errors the same way. */
export const problemFromError = (error: unknown): Problem =>
  error instanceof ProblemError ? error.problem : problemFromStatus(0);

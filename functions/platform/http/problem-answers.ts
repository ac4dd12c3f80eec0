import { AppError, toProblem } from '#shared/errors/problem.ts';
import { answerWith } from './json-answer.ts';
import { logBug } from '#functions/platform/runtime/log.ts';
import { requestIdOf, type Stage } from './stage.ts';

/** Seconds after which asking again may help, by status. */
const retryAfter: Readonly<Record<number, string>> = { 429: '60', 503: '2' };

/** Every failure in the one format of errors; what is no AppError is a bug, which is logged and tells nothing. */
export const problemAnswers = (operation: string): Stage => ({
  onError(request) {
    const { error, event, context } = request;
    const requestId = requestIdOf(event, context);
    if (!(error instanceof AppError)) logBug(operation, requestId, error);
    const problem = toProblem(error instanceof AppError ? error : new AppError('internal'), requestId);
    const seconds = retryAfter[problem.status];
    request.response = answerWith(problem.status, 'application/problem+json', problem, {
      ...(seconds && { 'retry-after': seconds }),
    });
  },
});

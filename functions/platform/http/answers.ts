import type { APIGatewayProxyResult } from 'aws-lambda';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { labelsOf } from '#shared/errors/field-labels.ts';
import { issuesSentence } from '#shared/errors/issue-words.ts';
import { AppError, toProblem } from '#shared/errors/problem.ts';
import { toError, logBug, logger } from '#functions/platform/runtime/log.ts';
import { isServiceAway } from '#functions/platform/storage/storage-errors.ts';
import { JsonText } from './json-text.ts';
import { requestIdOf, type Stage } from './request-log.ts';

const headersOf = (type: string): Record<string, string> => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'no-store',
});

/** Reports a response that breaks its own contract: as an error in tests and locally, in the log in production. */
const checkResponse = (definition: Endpoint, response: unknown): void => {
  if (process.env['CHECK_RESPONSES'] === 'off') return;
  const value: unknown = response instanceof JsonText ? JSON.parse(response.text) : response;
  const result = definition.response.safeParse(value);
  if (result.success) return;
  if (process.env['CHECK_RESPONSES'] === 'log')
    logger.error('response breaks its contract', { operation: definition.id, issues: result.error.issues });
  else throw new Error(`${definition.id} answers against its contract: ${result.error.message}`);
};

/** A function answers 6 MB at most; some of that is for headers. */
const ANSWER_MAX_BYTES = 6 * 1024 * 1024 - 16 * 1024;
/** A shorter text fits in any case, so most answers are not measured. */
const MEASURED_FROM = 2_000_000;

/** Throws where an answer would not leave the function, which the gateway would tell as a fault of the server. */
const assertLeaves = (body: string): string => {
  if (body.length < MEASURED_FROM || Buffer.byteLength(JSON.stringify(body)) <= ANSWER_MAX_BYTES) return body;
  throw new AppError('payload_too_large', {
    detail: 'The answer would be larger than 6 MB. Ask for fewer rows or columns at once.',
  });
};

/** The HTTP answer with the response of a handler. */
export const answerWith = (definition: Endpoint, response: unknown): APIGatewayProxyResult => {
  checkResponse(definition, response);
  if (definition.media === undefined) {
    const body = response instanceof JsonText ? response.text : JSON.stringify(response);
    // Browsers keep no answer of the API; what the app keeps in them goes.
    const clearing = definition.clearsBrowser ? { 'clear-site-data': '"storage"' } : {};
    return { statusCode: 200, headers: { ...headersOf('application/json'), ...clearing }, body: assertLeaves(body) };
  }
  return { statusCode: 200, headers: headersOf(definition.media), body: assertLeaves(String(response)) };
};

/** The seconds after which a retry may help, by status, where an error does not say them. */
const retryAfterOf: Readonly<Record<number, number>> = { 429: 60, 503: 2 };

/** An error with the sentence of its issues in the words of the area, unless it was told in words of its own. */
const inWordsOf = (operation: string, error: AppError): AppError => {
  const { code, fields, extras, retryAfter } = error;
  if (fields.length === 0 || error.message !== issuesSentence(fields)) return error;
  const labels = labelsOf(
    operation,
    fields.map(({ path }) => path),
  );
  return new AppError(code, { fields, extras, retryAfter, detail: issuesSentence(fields, labels) });
};

/**
 * The error that a caller gets for a failure: a service that is away is worth another try, anything unknown is a bug.
 */
const known = (operation: string, requestId: string, error: unknown): AppError => {
  if (error instanceof AppError) return inWordsOf(operation, error);
  if (isServiceAway(error)) {
    logger.warn('service away', { operation, requestId, error: toError(error) });
    return new AppError('unavailable', { detail: 'The server is busy. Try again in a moment.' });
  }
  logBug(operation, requestId, error);
  return new AppError('internal');
};

/**
 * Answers every failure as problem+json. Anything but an AppError or a service that is away is a bug, which is logged
 * and answered without detail.
 */
export const problemAnswers = (operation: string): Stage => ({
  onError(request) {
    const { error, event, context } = request;
    const requestId = requestIdOf(event, context);
    const answered = known(operation, requestId, error);
    const problem = toProblem(answered, requestId);
    const seconds = answered.retryAfter ?? retryAfterOf[problem.status];
    request.response = {
      statusCode: problem.status,
      headers: {
        ...headersOf('application/problem+json'),
        ...(seconds !== undefined && { 'retry-after': String(seconds) }),
      },
      body: JSON.stringify(problem),
    };
  },
});

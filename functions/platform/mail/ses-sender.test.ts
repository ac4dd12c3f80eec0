import { describe, expect, it } from 'vitest';
import { outcomeOf } from './ses-sender.ts';

const fault = (name: string, more: object = {}): Error =>
  Object.assign(new Error(`${name} happened`), { name, ...more });
const answered = (name: string, httpStatusCode: number): Error => fault(name, { $metadata: { httpStatusCode } });

describe('an error of sending', () => {
  it.each([
    ['refused', answered('MessageRejected', 400)],
    ['refused', answered('MailFromDomainNotVerifiedException', 400)],
    ['refused', answered('AccessDeniedException', 403)],
    ['busy', answered('TooManyRequestsException', 429)],
    ['busy', answered('LimitExceededException', 400)],
    ['busy', fault('Error', { code: 'ECONNREFUSED' })],
    ['busy', fault('Error', { code: 'ENOTFOUND' })],
    ['busy', fault('CredentialsProviderError')],
    [
      'busy',
      Object.assign(new Error('the request socket did not establish a connection with the server'), {
        name: 'TimeoutError',
      }),
    ],
    ['unknown', fault('TimeoutError')],
    ['unknown', fault('Error', { code: 'ECONNRESET' })],
    ['unknown', answered('InternalServerError', 500)],
    ['unknown', answered('ServiceUnavailable', 503)],
    ['unknown', new Error('something else')],
    ['unknown', undefined],
  ])('is %s: %s', (what, error) => {
    expect(outcomeOf(error).what).toBe(what);
  });
});

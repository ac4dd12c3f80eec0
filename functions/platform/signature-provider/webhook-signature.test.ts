import { expect, it } from 'vitest';
import { isRecent, isSigned, webhookSignature } from './webhook-signature.ts';

const secret = 'a secret of at least thirty-two signs';
const body = '{"request_id":"1"}';
const at = Date.parse('2026-11-22T12:00:00Z');
const seconds = (from: number): string => String(Math.floor(at / 1000) + from);

it.each([
  [0, true],
  [-300, true],
  [300, true],
  [-301, false],
  [301, false],
])('takes the moment of a webhook that lies %i seconds from now: %s', (from, isTaken) => {
  expect(isRecent(seconds(from), at)).toBe(isTaken);
});

it.each([undefined, '', 'now', '-5', '1e9', ' 1', `${seconds(0)}.5`, '9'.repeat(13)])(
  'takes %j for no moment',
  (timestamp) => expect(isRecent(timestamp, at)).toBe(false),
);

it('signs the moment and the body together', () => {
  const signature = webhookSignature(secret, seconds(0), body);
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  expect(isSigned(secret, seconds(0), body, signature)).toBe(true);
  expect(isSigned(secret, seconds(1), body, signature)).toBe(false);
  expect(isSigned(secret, seconds(0), `${body} `, signature)).toBe(false);
  expect(isSigned(`${secret}!`, seconds(0), body, signature)).toBe(false);
  for (const wrong of ['', signature.slice(1), signature.toUpperCase(), `${signature}0`, 'é'.repeat(32)])
    expect(isSigned(secret, seconds(0), body, wrong)).toBe(false);
});

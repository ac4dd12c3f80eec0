import { expect, it } from 'vitest';
import { emptyForm, messageState } from './push-form.ts';

const of = (message: string, isMessageLeftOut = false) => messageState({ message, isMessageLeftOut }, true);

it('wants a message where the office takes one, unless it is left out', () => {
  expect(of('')).toBe('wanted');
  expect(of('  \n')).toBe('wanted');
  expect(of('', true)).toBe('fine');
  expect(of('Noémie works half time')).toBe('fine');
  expect(of('x'.repeat(500))).toBe('fine');
  expect(of('x'.repeat(501))).toBe('too_long');
  expect(messageState({ message: '', isMessageLeftOut: false }, false)).toBe('fine');
});

it('starts with tomorrow as both payout dates and corrections that go along', () => {
  expect(emptyForm('2026-12-31')).toMatchObject({
    wageDate: '01/01/2027',
    voucherDate: '01/01/2027',
    withCorrections: true,
    isRetryConfirmed: false,
  });
});

import { expect, it } from 'vitest';
import { addressOfLink } from './identified-by.ts';

it('names the address of a link as the record does, and calls a corrected one neither of work nor private', () => {
  const person = { email: 'Ann@work.example', private_email: 'ann@home.example' };
  const named = (address: string) => addressOfLink(address, person);
  expect([named('ann@work.example'), named('ann@home.example '), named('ann@new.example')]).toEqual([
    'link_work',
    'link_private',
    'link_other',
  ]);
  expect(addressOfLink('ann@work.example', undefined)).toBe('link_other');
  expect(addressOfLink('ann@work.example', { email: null, private_email: null })).toBe('link_other');
});

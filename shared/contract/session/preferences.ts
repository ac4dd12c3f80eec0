import * as z from 'zod';

/** The lists that keep what their users chose, and the cards of the home page. */
export const listNames = [
  'fleet',
  'assets',
  'software',
  'licenses',
  'people',
  'users',
  'trainings',
  'program',
  'participants',
  'balances',
  'days-off-balances',
  'days-off',
  'templates',
  'contracts',
  'audit',
  'home',
] as const;
export type ListName = (typeof listNames)[number];

export const listParam = z.strictObject({ list: z.enum(listNames) });

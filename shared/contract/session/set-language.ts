import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { languages } from '#shared/values/language.ts';

export const setLanguage = endpoint({
  id: 'session.setLanguage',
  method: 'POST',
  path: '/api/profile/language',
  permission: 'signed-in',
  summary: 'Choose the language that the user reads; that of the company counts for who has chosen none',
  body: z.strictObject({ language: z.enum(languages) }),
  response: z.strictObject({ language: z.enum(languages) }),
});

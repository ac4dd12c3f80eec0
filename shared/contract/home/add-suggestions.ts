import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { suggestionParams, suggestionsOut } from './suggestions.ts';

export const addSuggestions = endpoint({
  id: 'home.addSuggestions',
  method: 'POST',
  path: '/api/home/suggestions/{kind}/add',
  permission: 'signed-in',
  summary: 'Add suggestions in the language of the user; those that are there are left alone',
  params: suggestionParams,
  body: z.strictObject({ keys: z.array(z.string().min(1).max(60)).min(1).max(50) }),
  response: suggestionsOut.extend({ added: z.int().nonnegative() }),
  errors: ['not_found', 'name_in_use', 'invalid'],
  idempotent: true,
});

import { endpoint } from '#shared/contract/endpoint.ts';
import { suggestionParams, suggestionsOut } from './suggestions.ts';

export const listSuggestions = endpoint({
  id: 'home.listSuggestions',
  method: 'GET',
  path: '/api/home/suggestions/{kind}',
  permission: 'signed-in',
  summary: 'Types and fields that most companies begin with; needs the right to add them',
  params: suggestionParams,
  response: suggestionsOut,
  errors: ['not_found'],
});

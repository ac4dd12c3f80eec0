import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addSuggestions } from './add-suggestions.ts';
import { dismissFirstSteps } from './dismiss-first-steps.ts';
import { getCounts } from './get-counts.ts';
import { getHome } from './get-home.ts';
import { listFirstSteps } from './list-first-steps.ts';
import { listSuggestions } from './list-suggestions.ts';
import { markFirstStep } from './mark-first-step.ts';

export const homeEndpoints = [
  getHome,
  getCounts,
  listFirstSteps,
  markFirstStep,
  dismissFirstSteps,
  listSuggestions,
  addSuggestions,
] as const satisfies readonly Endpoint[];

import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { firstStepKey, firstStepsOut, stepMark } from './first-steps.ts';

export const markFirstStep = endpoint({
  id: 'home.markFirstStep',
  method: 'POST',
  path: '/api/home/firstSteps/mark',
  permission: 'signed-in',
  summary: 'Say for the company that a step is done or skipped; needs a right of the step',
  body: z.strictObject({ key: firstStepKey, mark: stepMark }),
  response: firstStepsOut,
  errors: ['conflict'],
});

import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { flag } from '#shared/values/wire.ts';
import { firstStepsOut } from './first-steps.ts';

export const dismissFirstSteps = endpoint({
  id: 'home.dismissFirstSteps',
  method: 'POST',
  path: '/api/home/firstSteps/dismiss',
  permission: 'signed-in',
  summary: 'Close the first steps on the home page of the user, or open them again',
  body: z.strictObject({ dismissed: flag }),
  response: firstStepsOut,
});

import { listTypes } from '#shared/contract/days-off/list-types.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { listOfTypes } from './day-off-types.ts';

export const handler = serve(listTypes, ({ actor }) => listOfTypes(actor));

import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';

export const signInPerson = endpoint({
  id: 'signing.signInPerson',
  method: 'POST',
  path: '/api/contracts/signInPerson',
  permission: 'contracts:send',
  summary: 'A link for a tablet on which the person signs in your presence',
  body: z.strictObject({ contract_id: id, signer_id: id }),
  response: z.object({
    /** The address of the signing page. */
    url: z.string(),
    /** The instant, as of ISO 8601. */
    expires_at: z.string(),
  }),
  errors: ['not_found', 'archived', 'wrong_state', 'not_your_turn'],
});

import { getProfile } from '#shared/contract/session/get-profile.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { profileOf } from './profile.ts';

export const handler = serve(getProfile, ({ actor }) => profileOf(actor));

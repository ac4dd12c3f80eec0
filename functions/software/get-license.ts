import { getLicense } from '#shared/contract/software/get-license.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readLicenseDetails } from './license-pages.ts';

export const handler = serve(getLicense, ({ params, actor }) => readLicenseDetails(actor, params.id));

import { listShortcodes } from '#shared/contract/contracts/list-shortcodes.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { shortcodeValues } from './shortcode-values.ts';

export const handler = serve(listShortcodes, async ({ params: { id }, actor }) => ({
  data: await shortcodeValues(actor, id),
}));

import { getRetention } from '#shared/contract/contracts/get-retention.ts';
import { keptYearsOf } from '#shared/contracts/retention.rules.ts';
import { readRetention } from '#functions/platform/contracts/retention-settings.ts';
import { serve } from '#functions/platform/http/serve.ts';

export const handler = serve(getRetention, async () => ({
  contracts: keptYearsOf((await readRetention()).contracts),
}));

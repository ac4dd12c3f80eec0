import { getCommandCsv } from '#shared/contract/push/get-command-csv.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { fileOfPush } from './files.ts';

export const handler = serve(getCommandCsv, ({ params, actor }) => fileOfPush(actor, params.command_id));

import { getCommand } from '#shared/contract/push/get-command.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { pushDetail } from './history.ts';

export const handler = serve(getCommand, ({ params }) => pushDetail(params.command_id));

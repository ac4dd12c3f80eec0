import { getProgram } from '#shared/contract/trainings/get-program.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { programs } from './programs.ts';

export const handler = serve(getProgram, ({ params, actor }) => programs(actor).details(params.id));

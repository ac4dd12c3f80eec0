import { getBoard } from '#shared/contract/people/get-board.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { boardFor } from './board.ts';

export const handler = serve(getBoard, ({ actor }) => boardFor(actor));

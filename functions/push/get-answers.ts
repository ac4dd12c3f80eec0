import { getAnswers } from '#shared/contract/push/get-answers.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { answersOf } from './answers.ts';
import { storedCommand } from './command-store.ts';

export const handler = serve(getAnswers, async ({ params }) => {
  const { command_id: id } = await storedCommand(params.command_id);
  return answersOf(id);
});

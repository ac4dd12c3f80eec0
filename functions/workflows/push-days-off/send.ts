import { sendStep } from '#functions/push/send-step.ts';
import { pushState, type PushState } from './input.ts';

export const handler = async (event: unknown): Promise<PushState> => {
  const { run_id, attempt } = pushState.parse(event);
  return { run_id, attempt, ...(await sendStep(run_id, attempt)) };
};

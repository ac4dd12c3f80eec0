import { askStep } from '#functions/push/ask-step.ts';
import { pushState, type PushState } from './input.ts';

export const handler = async (event: unknown): Promise<PushState> => {
  const { run_id, attempt } = pushState.parse(event);
  return { run_id, attempt, ...(await askStep(run_id, attempt)) };
};

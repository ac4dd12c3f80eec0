import { finishStep } from '#functions/push/finish-step.ts';
import { pushState } from './input.ts';

export const handler = async (event: unknown): Promise<void> => {
  const { run_id, attempt } = pushState.parse(event);
  await finishStep(run_id, attempt);
};

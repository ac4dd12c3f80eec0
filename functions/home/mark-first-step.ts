import { markFirstStep } from '#shared/contract/home/mark-first-step.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { firstStepsOf, ownSteps } from './first-steps.ts';
import { stepMarksSetting } from './first-steps-store.ts';

export const handler = serve(
  markFirstStep,
  async ({ body: { key, mark }, actor, commit }) =>
    retryLost(async () => {
      const { value, version } = await stepMarksSetting.readForChange();
      const { [key]: _, ...others } = value.marks;
      const marks = mark === null ? others : { ...others, [key]: mark };
      return commit([stepMarksSetting.write({ marks }, version)], await firstStepsOf(actor, { marks }));
    }),
  ({ actor, named }) => {
    const key = named('key');
    if (!ownSteps(actor).some((step) => step.key === key))
      throw new AppError('forbidden', { detail: 'You do not have the right to take this step.' });
  },
);

import * as z from 'zod';
import { firstStepKeys, stepMarks, stepStates } from '#shared/home/first-steps.ts';
import { flag } from '#shared/values/wire.ts';

export const firstStepKey = z.enum(firstStepKeys);

export const firstStepsOut = z.object({
  /** The steps of which this user may do something, in their order; none for who sees their own teams only. */
  steps: z.array(
    z.object({
      key: firstStepKey,
      state: z.enum(stepStates),
      /** 1: somebody said so by hand, and can take it back. */
      marked: flag,
    }),
  ),
  /** 1: this user closed the steps. */
  dismissed: flag,
  /** 1: there is no record of any kind that this user may read, beside people who sign in. */
  nothing_yet: flag,
});

/** What is said of a step by hand; null takes it back. */
export const stepMark = z.enum(stepMarks).nullable();

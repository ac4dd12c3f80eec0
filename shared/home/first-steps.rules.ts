import { firstSteps, type FirstStep, type FirstStepKey, type StepMark, type StepState } from './first-steps.ts';
import type { Permission } from '#shared/permissions/rules.ts';

export type StatedStep = { readonly key: FirstStepKey; readonly state: StepState; readonly marked: boolean };

const steps: readonly FirstStep[] = firstSteps;

/** The steps of which somebody may do something. */
export const stepsFor = (may: (permission: Permission) => boolean): readonly FirstStep[] =>
  steps.filter(({ actions }) => actions.some(({ permission, isExtra }) => !isExtra && may(permission)));

/** Steps with their states. What the records say goes before what somebody said by hand. */
export const stateSteps = (
  steps: readonly FirstStep[],
  isDone: ReadonlyMap<FirstStepKey, boolean>,
  marks: Readonly<Partial<Record<FirstStepKey, StepMark>>>,
): StatedStep[] => {
  let state: 'next' | 'later' = 'next';
  return steps.map(({ key }) => {
    if (isDone.get(key) === true) return { key, state: 'done', marked: false };
    const mark = marks[key];
    if (mark) return { key, state: mark, marked: true };
    const stated: StatedStep = { key, state, marked: false };
    state = 'later';
    return stated;
  });
};

/** Whether one workbook fills a step that is still open, for somebody with the right to that import. */
export const takesWorkbook = (open: ReadonlySet<FirstStepKey>, may: (permission: Permission) => boolean): boolean =>
  steps.some(
    ({ key, actions }) => open.has(key) && actions.some(({ name, permission }) => name === 'import' && may(permission)),
  );

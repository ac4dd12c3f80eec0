import type * as z from 'zod';
import type { firstStepsOut } from '#shared/contract/home/first-steps.ts';
import { stateSteps, stepsFor } from '#shared/home/first-steps.rules.ts';
import type { FirstStepKey } from '#shared/home/first-steps.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, isTeamScoped, type Permission } from '#shared/permissions/rules.ts';
import { stepChecks } from './first-steps-done.ts';
import { isDismissed, stepMarksSetting } from './first-steps-store.ts';

type Marks = Awaited<ReturnType<typeof stepMarksSetting.read>>['marks'];
type Known = { readonly dismissed?: boolean; readonly marks?: Marks };

/** Setting up a company is not for who sees a part of it. */
export const ownSteps = (actor: Actor) => (isTeamScoped(actor) ? [] : stepsFor((permission) => can(actor, permission)));

/** What a reader may look into, with the step that fills it; a company without all of it has nothing to read yet. */
const readable = [
  ['people', 'people:read'],
  ['fleet', 'fleet:read'],
  ['assets', 'assets:read'],
  ['software', 'software:read'],
  ['trainings', 'trainings:read'],
] as const satisfies readonly (readonly [FirstStepKey, Permission])[];

/** The steps of a user and what is said of them; `known` is what a change that is being saved makes of them. */
export const firstStepsOf = async (actor: Actor, known: Known = {}): Promise<z.output<typeof firstStepsOut>> => {
  const steps = ownSteps(actor);
  const read = readable.filter(([, permission]) => can(actor, permission)).map(([key]) => key);
  const asked = [...new Set([...steps.map(({ key }) => key), ...read])];
  const [dismissed, marks, answers] = await Promise.all([
    known.dismissed ?? isDismissed(actor),
    known.marks ?? stepMarksSetting.read().then((setting) => setting.marks),
    Promise.all(asked.map(async (key) => [key, await stepChecks[key]()] as const)),
  ]);
  const isDone = new Map<FirstStepKey, boolean>(answers);
  return {
    steps: stateSteps(steps, isDone, marks).map(({ marked, ...step }) => ({ ...step, marked: marked ? 1 : 0 })),
    dismissed: dismissed ? 1 : 0,
    nothing_yet: read.length > 0 && read.every((key) => !isDone.get(key)) ? 1 : 0,
  };
};

import type { Permission } from '#shared/permissions/rules.ts';

/** What a step offers; its name is also that of its button. */
export type FirstStepAction = {
  readonly name: string;
  readonly permission: Permission;
  /** The way helps with the step, but does not take the step by itself. */
  readonly isExtra?: true;
};

/**
 * The first steps of a company in the order in which they build on each other: vehicles and assets are found people by
 * name, managers see the people of their teams. A user sees a step of which they may do something.
 */
export const firstSteps = [
  {
    key: 'people',
    actions: [
      { name: 'import', permission: 'people:import' },
      { name: 'add', permission: 'people:write' },
    ],
  },
  { key: 'teams', actions: [{ name: 'open', permission: 'settings:manage' }] },
  { key: 'colleagues', actions: [{ name: 'add', permission: 'users:manage' }] },
  {
    key: 'fleet',
    actions: [
      { name: 'import', permission: 'fleet:import' },
      { name: 'add', permission: 'fleet:write' },
      { name: 'features', permission: 'settings:manage', isExtra: true },
    ],
  },
  {
    key: 'assets',
    actions: [
      { name: 'import', permission: 'assets:import' },
      { name: 'add', permission: 'assets:write' },
    ],
  },
  {
    key: 'software',
    actions: [
      { name: 'import', permission: 'software:import' },
      { name: 'add', permission: 'software:add-product' },
    ],
  },
  {
    key: 'trainings',
    actions: [
      { name: 'import', permission: 'trainings:import' },
      { name: 'add', permission: 'trainings:write' },
    ],
  },
  { key: 'contracts', actions: [{ name: 'templates', permission: 'templates:write' }] },
  {
    key: 'daysOff',
    actions: [
      { name: 'types', permission: 'days:settings' },
      { name: 'integration', permission: 'integrations:manage' },
    ],
  },
] as const satisfies readonly { readonly key: string; readonly actions: readonly FirstStepAction[] }[];

export type FirstStepKey = (typeof firstSteps)[number]['key'];
export type FirstStep = { readonly key: FirstStepKey; readonly actions: readonly FirstStepAction[] };

export const firstStepKeys = firstSteps.map(({ key }) => key);

/** What the company said of a step by hand. */
export const stepMarks = ['done', 'skipped'] as const;
export type StepMark = (typeof stepMarks)[number];

/** `next` is the first step that is neither done nor skipped, `later` every one after it. */
export const stepStates = ['done', 'skipped', 'next', 'later'] as const;
export type StepState = (typeof stepStates)[number];

/** A company has its people once it has this many, or imported some. */
export const PEOPLE_ENOUGH = 10;

import { describe, expect, it } from 'vitest';
import { firstSteps, type FirstStepKey } from './first-steps.ts';
import { stateSteps, stepsFor, takesWorkbook } from './first-steps.rules.ts';

const states = (done: readonly FirstStepKey[], marks: Parameters<typeof stateSteps>[2]) =>
  Object.fromEntries(
    stateSteps(firstSteps, new Map(done.map((key) => [key, true])), marks).map(({ key, state, marked }) => [
      key,
      marked ? `${state}!` : state,
    ]),
  );

describe('the first steps', () => {
  it('have one next step, the first that is neither done nor skipped', () => {
    expect(states(['people', 'fleet'], { teams: 'skipped', assets: 'done' })).toEqual({
      people: 'done',
      teams: 'skipped!',
      colleagues: 'next',
      fleet: 'done',
      assets: 'done!',
      software: 'later',
      trainings: 'later',
      contracts: 'later',
      daysOff: 'later',
    });
  });

  it('are done by the records, whatever was said by hand before', () => {
    expect(states(['teams'], { teams: 'skipped' })['teams']).toBe('done');
  });

  it('are those of which the user may do something', () => {
    expect(stepsFor((permission) => permission === 'people:write').map(({ key }) => key)).toEqual(['people']);
    expect(stepsFor((permission) => permission === 'days:settings').map(({ key }) => key)).toEqual(['daysOff']);
    // Who may switch features on, but not see the fleet, has no step of the fleet.
    expect(stepsFor((permission) => permission === 'settings:manage').map(({ key }) => key)).toEqual(['teams']);
    expect(stepsFor(() => false)).toEqual([]);
  });

  it('take a workbook as long as one that it fills is open', () => {
    expect(takesWorkbook(new Set(['teams', 'software']), () => true)).toBe(true);
    expect(takesWorkbook(new Set(['teams', 'contracts', 'daysOff']), () => true)).toBe(false);
    expect(takesWorkbook(new Set(['software']), (permission) => permission === 'people:import')).toBe(false);
  });
});

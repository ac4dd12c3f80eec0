import { setRights } from '#shared/contract/days-off/set-rights.ts';
import { changedFrom, rightIn } from '#shared/days-off/day-off-right.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { definitionEvent } from './definition-event.ts';
import { readDaysOffSettings, readRightsForChange, thisYear, writeRights } from './days-off-settings.ts';
import { noRight, presentRights } from './rights.ts';
import { storedType } from './type-store.ts';

const YEARS_AHEAD = 2;

type Steps = readonly { readonly from_years: number }[];

/** Two steps from the same year contradict each other. */
const stepIssues = (steps: Steps): Issue[] =>
  steps.flatMap(({ from_years: years }, at) =>
    steps.findIndex((other) => other.from_years === years) === at
      ? []
      : [issue(`seniority.${at}.from_years`, 'listed_twice')],
  );

/** A right changes with a year of balances, and no further ahead than other days are planned. */
const yearIssues = (from: number | undefined, firstYear: number): Issue[] => {
  const last = thisYear() + YEARS_AHEAD;
  if (from === undefined || (from >= firstYear && from <= last)) return [];
  return [from < firstYear ? issue('from_year', 'min', { min: firstYear }) : issue('from_year', 'max', { max: last })];
};

export const handler = serve(setRights, ({ body: { type_id: typeId, from_year: from, ...sent }, actor, commit }) =>
  retryLost(async () => {
    const [type, { value, version }, { first_year: firstYear }] = await Promise.all([
      storedType(typeId),
      readRightsForChange(),
      readDaysOffSettings(),
    ]);
    assertNoIssues([
      ...(type.has_balance === 1 ? [] : [issue('type_id', 'no_balance')]),
      ...stepIssues(sent.seniority ?? []),
      ...yearIssues(from, firstYear),
    ]);
    const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    const before = rightIn(value.rights, typeId, from ?? thisYear()) ?? noRight(typeId);
    const changed = { ...before, ...given };
    const rights =
      from === undefined
        ? [...value.rights.filter((right) => right !== before), changed]
        : changedFrom(value.rights, changed, from);
    const answer = { data: await presentRights(rights) };
    return commit([writeRights(rights, version), definitionEvent(actor, 'right', 'changed', type.name)], answer);
  }),
);

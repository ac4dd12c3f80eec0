import { setRights } from '#shared/contract/days-off/set-rights.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { definitionEvent } from './definition-event.ts';
import { readRightsForChange, writeRights } from './days-off-settings.ts';
import { noRight, presentRights } from './rights.ts';
import { storedType } from './type-store.ts';

type Steps = readonly { readonly from_years: number }[];

/** Two steps from the same year contradict each other. */
const stepIssues = (steps: Steps): Issue[] =>
  steps.flatMap(({ from_years: years }, at) =>
    steps.findIndex((other) => other.from_years === years) === at
      ? []
      : [issue(`seniority.${at}.from_years`, 'listed_twice')],
  );

export const handler = serve(setRights, ({ body: { type_id: typeId, ...sent }, actor, commit }) =>
  retryLost(async () => {
    const [type, { value, revision }] = await Promise.all([storedType(typeId), readRightsForChange()]);
    assertNoIssues([
      ...(type.has_balance === 1 ? [] : [issue('type_id', 'no_balance')]),
      ...stepIssues(sent.seniority ?? []),
    ]);
    const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    const before = value.rights.find((right) => right.type_id === typeId) ?? noRight(typeId);
    const rights = [...value.rights.filter((right) => right !== before), { ...before, ...given }];
    const answer = { data: await presentRights(rights) };
    return commit([writeRights(rights, revision), definitionEvent(actor, 'right', 'changed', type.name)], answer);
  }),
);

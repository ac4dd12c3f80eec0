import { setRights } from '#shared/contract/days-off/set-rights.ts';
import { changeRightFrom, rightIn, type DayOffRight } from '#shared/days-off/day-off-right.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { sentFields } from '#shared/values/sent-fields.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { thisYear } from '#functions/platform/runtime/clock.ts';
import { definitionEvent } from './definition-event.ts';
import { editRights, readDaysOffSettings, readRightsForChange } from './days-off-settings.ts';
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

type Rights = { readonly rights: readonly DayOffRight[] };

/** The right to a type as the list has it; null for a type without one. */
const presentedOf =
  (typeId: number) =>
  async ({ rights }: Rights) =>
    (await presentRights(rights)).find(({ type_id: id }) => id === typeId) ?? null;

type Sent = { readonly [K in keyof DayOffRight]?: DayOffRight[K] | undefined };

/** The rights after what was sent of one: from a year on, or as a correction of the right that holds now. */
const changedRights = (rights: readonly DayOffRight[], typeId: number, from: number | undefined, sent: Sent) => {
  const before = rightIn(rights, typeId, from ?? thisYear()) ?? noRight(typeId);
  const changed = { ...before, ...sentFields(sent) };
  return from === undefined
    ? [...rights.filter((right) => right !== before), changed]
    : changeRightFrom(rights, changed, from);
};

export const handler = serve(setRights, ({ body, actor, commit }) => {
  const { type_id: typeId, from_year: from, version, ...sent } = body;
  const presented = presentedOf(typeId);
  return editRecord({
    version,
    commit,
    read: readRightsForChange,
    present: ({ value }) => presented(value),
    plan: async ({ value, version: seen }) => {
      const [type, { first_year: firstYear }] = await Promise.all([storedType(typeId), readDaysOffSettings()]);
      assertNoIssues([
        ...(type.has_balance === 1 ? [] : [issue('type_id', 'no_balance')]),
        ...stepIssues(sent.seniority ?? []),
        ...yearIssues(from, firstYear),
      ]);
      const rights = changedRights(value.rights, typeId, from, sent);
      const data = await presentRights(rights);
      return {
        writes: [editRights({ rights }, seen, presented), definitionEvent(actor, 'right', 'changed', type.name)],
        answer: (saved) => ({ version: saved, data }),
      };
    },
  });
});

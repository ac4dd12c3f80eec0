import { changesBetween, type FieldChange } from '#shared/activity/changes.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { customerCodeIssues } from '#shared/integrations/customer-code.rules.ts';
import { featureIssues } from '#shared/integrations/integration.rules.ts';
import type { Integration } from '#shared/integrations/integration.ts';
import type { UserRow } from '#shared/people/user.columns.ts';
import { sentFields } from '#shared/values/sent-fields.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { productShown } from './integration-wire.ts';

type Fields = Pick<
  Integration,
  'name' | 'active' | 'features' | 'team_ids' | 'cutoff_day' | 'told_user_ids' | 'customer_code'
>;
export type SentFields = { readonly [K in keyof Fields]?: Fields[K] | undefined };

/** The integration after a save: what is absent stays. */
export const patchIntegration = (before: Integration, sent: SentFields): Integration => ({
  ...before,
  ...sentFields(sent),
});

/** Mails about an integration go to those who may do something about it. */
export const mayBeNotified = (user: UserRow): boolean =>
  user.active === 1 && (user.role === 'admin' || user.role === 'default');

const isNew = <T>(before: readonly T[]): ((value: T) => boolean) => {
  const known = new Set(before);
  return (value) => !known.has(value);
};

/** Teams that were removed and users who left since stay in a stored integration; only new ones must be right. */
const referenceIssues = (before: Integration | undefined, after: Integration): Issue[] => {
  const teams = after.team_ids.filter(isNew(before?.team_ids ?? []));
  const added = after.told_user_ids.filter(isNew(before?.told_user_ids ?? []));
  const isTeam = (id: number): boolean => teamCollection.rows.get(id)?.deleted === 0;
  return [
    ...(teams.every(isTeam) ? [] : [issue('team_ids', 'unknown_team')]),
    ...added.flatMap((id) => {
      const user = userCollection.rows.get(id);
      if (!user) return [issue('told_user_ids', 'unknown_user')];
      return mayBeNotified(user) ? [] : [issue('told_user_ids', 'not_to_be_told', { name: user.name })];
    }),
  ];
};

/** Throws the issues of an integration as it would be stored. */
export const assertFits = async (
  before: Integration | undefined,
  after: Integration,
  isConnected = after.credentials !== null,
): Promise<void> => {
  await Promise.all([teamCollection.refresh(), userCollection.refresh()]);
  const product = productShown(after.product);
  const isUnconnected = after.active === 1 && product.kind === 'http' && !isConnected;
  const hasNewCode = !before || (before.customer_code ?? null) !== (after.customer_code ?? null);
  const newFeatures = after.features.filter(isNew(before?.features ?? []));
  assertNoIssues([
    ...featureIssues(newFeatures, product),
    ...referenceIssues(before, after),
    ...(hasNewCode ? customerCodeIssues(after.customer_code, product) : []),
    ...(isUnconnected ? [issue('active', 'not_connected')] : []),
  ]);
};

const teamNames = (ids: readonly number[]): string =>
  ids.map((id) => teamCollection.rows.get(id)?.name ?? id).join(', ');
const userNames = (ids: readonly number[]): string =>
  ids.map((id) => userCollection.rows.get(id)?.name ?? id).join(', ');

/** The fields as the feed shows them. */
const inWords = ({ name, active, features, team_ids, cutoff_day, told_user_ids, customer_code }: Fields) => ({
  name,
  active,
  features: features.toSorted().join(', '),
  team_ids: teamNames(team_ids),
  cutoff_day,
  told_user_ids: userNames(told_user_ids),
  customer_code: customer_code ?? null,
});

export const changesOf = (before: Integration, after: Integration): FieldChange[] =>
  changesBetween(inWords(before), inWords(after), [
    'name',
    'active',
    'features',
    'team_ids',
    'cutoff_day',
    'told_user_ids',
    'customer_code',
  ]);

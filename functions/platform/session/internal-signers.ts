import type { UserRow } from '#shared/people/user.columns.ts';
import { can } from '#shared/permissions/rules.ts';
import { DEFAULT_LANGUAGE } from '#shared/values/language.ts';
import { userCollection } from './user-collection.ts';

/**
 * The parts of an actor that no right to sign depends on: teams and features limit what somebody sees, and nobody acts
 * as them here.
 */
const ofThemselves = {
  led_team_ids: [],
  feature_flags: [],
  integration_features: [],
  acting_as: null,
  language: DEFAULT_LANGUAGE,
};

/** Whether a user may sign contracts for the company (docs/areas/session-and-rights.md#permission-matrix, row 37). */
export const maySignInternally = (user: UserRow): boolean =>
  user.active === 1 && can({ ...user, ...ofThemselves, user_id: user.id }, 'contracts:sign');

/** The users who may sign contracts for the company, by name. */
export const internalSigners = async (): Promise<UserRow[]> =>
  [...(await userCollection.refresh()).all()]
    .filter(maySignInternally)
    .toSorted((one, other) => one.name.localeCompare(other.name));

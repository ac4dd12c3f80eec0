import type { UserRow } from '#shared/people/user.columns.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';

/** Whether a user who acts as themselves has this right, by what is stored of them. */
export const userHasRight = (user: UserRow, permission: Permission): boolean =>
  user.active === 1 &&
  can(
    {
      ...user,
      user_id: user.id,
      led_team_ids: [],
      feature_flags: [],
      integration_features: [],
      acting_as: null,
      language: 'en',
    },
    permission,
  );

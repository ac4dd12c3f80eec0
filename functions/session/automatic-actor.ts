import { fullRights, type Actor } from '#shared/permissions/actor.ts';

/** The actor in the audit trail for what no user does. */
export const automaticActor = (name: string): Actor => ({
  ...fullRights,
  user_id: 0,
  employee_id: 0,
  name,
  email: '',
  led_team_ids: [],
  feature_flags: [],
  integration_features: [],
  acting_as: null,
});

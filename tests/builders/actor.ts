import { fullRights, type Actor } from '#shared/permissions/actor.ts';

/** An administrator of a company without features or integrations. */
export const administrator: Actor = {
  ...fullRights,
  user_id: 1,
  employee_id: 1,
  name: 'Admin',
  email: 'admin@x.example',
  led_team_ids: [],
  feature_flags: [],
  integration_features: [],
  acting_as: null,
  language: 'en',
};

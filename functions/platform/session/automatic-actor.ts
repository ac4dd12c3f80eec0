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
  language: 'en',
});

/** Whether no user acts, but the deployment, a command of the operator or a schedule. */
export const isOperator = (actor: Actor): boolean => actor.user_id === 0;

import type { Permission } from '#shared/permissions/rules.ts';

/** What can be suggested, each with the right to add it. */
export const suggestionKinds = ['asset_type', 'custom_field', 'program', 'day_off_type'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const suggestionRights: Readonly<Record<SuggestionKind, Permission>> = {
  asset_type: 'assets:write',
  custom_field: 'custom-fields:define',
  program: 'trainings:write',
  day_off_type: 'days:settings',
};

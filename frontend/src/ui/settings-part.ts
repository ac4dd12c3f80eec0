import type { ComponentType } from 'react';
import type { Permission } from '#shared/permissions/rules.ts';

/** The groups of settings, in their order. */
export const settingsGroups = ['company', 'access', 'data'] as const;

/** One entry of the settings and of their navigation; shown to users with `permission`. */
export type SettingsEntry = {
  key: string;
  group: (typeof settingsGroups)[number];
  /** Entries are sorted by this, lowest first. */
  order: number;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  to: string;
  permission: Permission;
  /** Message keys with their namespace. */
  title: string;
  text: string;
};

/** What `<area>.settings.tsx` exports as `settings`; the settings overview finds the file by its name. */
export type SettingsPart = { entries: readonly SettingsEntry[] };

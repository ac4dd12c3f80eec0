import { settingsGroups, type SettingsEntry } from '../../ui/settings-part.ts';
import { useCan } from '../../ui/actor.tsx';
import { settingsEntries } from './settings-parts.ts';

type Group = { group: (typeof settingsGroups)[number]; entries: readonly SettingsEntry[] };

/** The groups of settings of which this user may change something. */
export const useSettingsGroups = (): readonly Group[] => {
  const can = useCan();
  const own = settingsEntries.filter(({ permission }) => can(permission));
  return settingsGroups
    .map((group) => ({ group, entries: own.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
};

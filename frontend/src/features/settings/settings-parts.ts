import {
  IconBuilding,
  IconFilter,
  IconForms,
  IconKey,
  IconListCheck,
  IconMail,
  IconShieldLock,
  IconToggleRight,
  IconUserShield,
} from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { SettingsEntry, SettingsPart } from '../../ui/settings-part.ts';

const modules = Object.values(import.meta.glob<{ settings: SettingsPart }>('../*/*.settings.tsx', { eager: true }));

/** The settings of the whole company, which belong to no other area. */
const own: readonly SettingsEntry[] = [
  {
    key: 'users',
    group: 'access',
    order: 10,
    icon: IconKey,
    to: paths.users,
    permission: 'users:manage',
    title: 'settings:card.users',
    text: 'settings:card.usersText',
  },
  {
    key: 'roles',
    group: 'access',
    order: 20,
    icon: IconListCheck,
    to: paths.roles,
    permission: 'users:read',
    title: 'settings:card.roles',
    text: 'settings:card.rolesText',
  },
  {
    key: 'company',
    group: 'company',
    order: 30,
    icon: IconBuilding,
    to: paths.company,
    permission: 'settings:manage',
    title: 'settings:card.company',
    text: 'settings:card.companyText',
  },
  {
    key: 'features',
    group: 'company',
    order: 40,
    icon: IconToggleRight,
    to: paths.features,
    permission: 'settings:manage',
    title: 'settings:card.features',
    text: 'settings:card.featuresText',
  },
  {
    key: 'customFields',
    group: 'data',
    order: 50,
    icon: IconForms,
    to: paths.allCustomFields,
    permission: 'custom-fields:define',
    title: 'settings:card.customFields',
    text: 'settings:card.customFieldsText',
  },
  {
    key: 'segments',
    group: 'data',
    order: 60,
    icon: IconFilter,
    to: paths.segments,
    permission: 'segments:custom',
    title: 'settings:card.segments',
    text: 'settings:card.segmentsText',
  },
  {
    key: 'mail',
    group: 'company',
    order: 70,
    icon: IconMail,
    to: paths.mail,
    permission: 'mail:company',
    title: 'settings:card.mail',
    text: 'settings:card.mailText',
  },
  {
    key: 'audit',
    group: 'access',
    order: 30,
    icon: IconShieldLock,
    to: paths.audit,
    permission: 'audit:read',
    title: 'settings:card.audit',
    text: 'settings:card.auditText',
  },
  {
    key: 'impersonate',
    group: 'access',
    order: 80,
    icon: IconUserShield,
    to: paths.impersonate,
    permission: 'users:impersonate',
    title: 'settings:card.impersonate',
    text: 'settings:card.impersonateText',
  },
];

/** All settings; an area registers its own by the name of its file, like its routes. */
export const settingsEntries: readonly SettingsEntry[] = [
  ...own,
  ...modules.flatMap(({ settings }) => settings.entries),
].toSorted((a, b) => a.order - b.order);

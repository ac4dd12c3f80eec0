import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import {
  IconCheck,
  IconDeviceDesktop,
  IconDevices,
  IconDevicesOff,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#shared/values/language.ts';
import { useActor } from '../ui/actor.tsx';
import { paths } from '../ui/paths.ts';
import { Link } from '../ui/router.ts';
import { useIdentity } from './identity-context.ts';
import { leaveApp } from './leave-app.ts';
import { useLanguage } from './use-language.ts';
import { useRole, UserButton, type Look } from './user-button.tsx';
import classes from './user-menu.module.css';

// Few people sign out everywhere, so its code loads when someone asks for it.
const SignOutEverywhere = lazy(() =>
  import('./sign-out-everywhere.tsx').then(({ SignOutEverywhere: component }) => ({ default: component })),
);

const schemes = [
  { scheme: 'light', icon: IconSun },
  { scheme: 'dark', icon: IconMoon },
  { scheme: 'auto', icon: IconDeviceDesktop },
] as const satisfies readonly { scheme: MantineColorScheme; icon: typeof IconSun }[];

/** The settings and actions of the signed-in user. */
export const UserMenu = ({ look }: { look: Look }) => {
  const { name } = useActor();
  const role = useRole();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        position={look === 'bar' ? 'bottom-end' : 'top-start'}
        width={216}
        withinPortal={false}
        floatingStrategy="fixed"
      >
        <Menu.Target>
          <UserButton look={look} />
        </Menu.Target>
        <Choices name={name} role={role} signOutEverywhere={() => setAsking(true)} />
      </Menu>
      {isAsking && (
        <Suspense>
          <SignOutEverywhere close={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
};

const Choices = ({ name, role, signOutEverywhere }: { name: string; role: string; signOutEverywhere: () => void }) => {
  const { t } = useTranslation('shell');
  const { identity } = useIdentity();
  const { user_id: shownAs, acting_as: actingAs } = useActor();
  const { spoken, choose } = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chosen = <IconCheck size={16} stroke={1.75} role="img" aria-label={t('user.chosen')} />;
  return (
    <Menu.Dropdown>
      <Menu.Label>
        <span className={classes.name}>{name}</span>
        {role}
      </Menu.Label>
      <Menu.Divider />
      <Menu.Label>{t('user.language')}</Menu.Label>
      {languages.map((language) => (
        <Menu.Item
          key={language}
          lang={language}
          leftSection={<IconLanguage />}
          rightSection={spoken === language && chosen}
          onClick={() => choose(language)}
        >
          {languageNames[language]}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Label>{t('user.theme')}</Menu.Label>
      {schemes.map(({ scheme, icon: Icon }) => (
        <Menu.Item
          key={scheme}
          leftSection={<Icon />}
          rightSection={colorScheme === scheme && chosen}
          onClick={() => setColorScheme(scheme)}
        >
          {t(`user.${scheme}`)}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout />} onClick={() => void leaveApp(identity, actingAs?.user_id ?? shownAs)}>
        {t('user.signOut')}
      </Menu.Item>
      <Menu.Item leftSection={<IconDevices />} component={Link} to={paths.ownSignIns}>
        {t('user.signIns')}
      </Menu.Item>
      <Menu.Item leftSection={<IconDevicesOff />} onClick={signOutEverywhere}>
        {t('user.signOutEverywhere')}
      </Menu.Item>
    </Menu.Dropdown>
  );
};

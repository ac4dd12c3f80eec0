import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconLanguage, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../ui/actor.tsx';
import { useIdentity } from './identity-context.ts';
import { useRole, UserButton, type Look } from './user-button.tsx';
import classes from './user-menu.module.css';

const schemes = [
  { scheme: 'light', icon: IconSun },
  { scheme: 'dark', icon: IconMoon },
  { scheme: 'auto', icon: IconDeviceDesktop },
] as const satisfies readonly { scheme: MantineColorScheme; icon: typeof IconSun }[];

/** What who is signed in may choose for himself. */
export const UserMenu = ({ look }: { look: Look }) => {
  const { name } = useActor();
  const role = useRole();
  return (
    <Menu position={look === 'bar' ? 'bottom-end' : 'top-start'} width={216}>
      <Menu.Target>
        <UserButton look={look} />
      </Menu.Target>
      <Choices name={name} role={role} />
    </Menu>
  );
};

const Choices = ({ name, role }: { name: string; role: string }) => {
  const { t } = useTranslation('shell');
  const { identity } = useIdentity();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chosen = <IconCheck size={16} stroke={1.75} />;
  return (
    <Menu.Dropdown>
      <Menu.Label>
        <span className={classes.name}>{name}</span>
        {role}
      </Menu.Label>
      <Menu.Divider />
      <Menu.Label>{t('user.language')}</Menu.Label>
      <Menu.Item leftSection={<IconLanguage />} rightSection={chosen} role="menuitemradio" aria-checked>
        {t('user.english')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>{t('user.theme')}</Menu.Label>
      {schemes.map(({ scheme, icon: Icon }) => (
        <Menu.Item
          key={scheme}
          leftSection={<Icon />}
          rightSection={colorScheme === scheme && chosen}
          onClick={() => setColorScheme(scheme)}
          role="menuitemradio"
          aria-checked={colorScheme === scheme}
        >
          {t(`user.${scheme}`)}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout />} onClick={() => void identity.signOut()}>
        {t('user.signOut')}
      </Menu.Item>
    </Menu.Dropdown>
  );
};

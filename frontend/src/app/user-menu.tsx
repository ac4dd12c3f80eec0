import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconLanguage, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#shared/contract/session/profile.ts';
import { useActor } from '../ui/actor.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { useIdentity } from './identity-context.ts';
import classes from './user-menu.module.css';

const schemes = [
  { scheme: 'light', icon: IconSun },
  { scheme: 'dark', icon: IconMoon },
  { scheme: 'auto', icon: IconDeviceDesktop },
] as const satisfies readonly { scheme: MantineColorScheme; icon: typeof IconSun }[];

const roleKey = ({ role, support, reseller, acting_as }: Profile): string => {
  if (reseller === 1) return 'reseller';
  return support === 1 && !acting_as ? 'support' : role;
};

/** Who is signed in, with what he may choose for himself. */
export const UserMenu = ({ look }: { look: 'full' | 'icon' | 'bar' }) => {
  const { t } = useTranslation('shell');
  const actor = useActor();
  const role = t(`role.${roleKey(actor)}`);
  return (
    <Menu position={look === 'bar' ? 'bottom-end' : 'top-start'} width={216}>
      <Menu.Target>
        <button
          type="button"
          className={classes.user}
          data-look={look}
          aria-label={t('user.menu', { name: actor.name, role })}
        >
          <Avatar name={actor.name} size={28} />
          {look === 'full' && (
            <span className={classes.words}>
              <strong>{actor.name}</strong> <span>{role}</span>
            </span>
          )}
        </button>
      </Menu.Target>
      <Choices name={actor.name} role={role} />
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

import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../ui/actor.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { roleKey } from '../ui/role-key.ts';
import classes from './user-menu.module.css';

/** The role of the signed-in user in words. */
export const useRole = (): string => {
  const { t } = useTranslation('shell');
  return t(`role.${roleKey(useActor())}`);
};

export type Look = 'full' | 'icon' | 'bar';

/** Shows the signed-in user and opens their menu. */
export const UserButton = ({ look, ...rest }: { look: Look; ref?: ComponentProps<'button'>['ref'] }) => {
  const { t } = useTranslation('shell');
  const { name, avatar } = useActor();
  const role = useRole();
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      {...rest}
      className={classes.user}
      data-look={look}
      aria-label={t('user.menu', { name, role })}
    >
      <Avatar name={name} picture={avatar} size={28} />
      {look === 'full' && (
        <span className={classes.words}>
          <strong>{name}</strong> <span>{role}</span>
        </span>
      )}
    </button>
  );
};

import { IconLock } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { useActor } from './actor.tsx';
import { AskForRight } from './ask-for-right.tsx';
import { Avatar } from './avatar.tsx';
import { CentredNotice } from './centred-notice.tsx';
import { CopyButton } from './copy-button.tsx';
import classes from './forbidden-page.module.css';
import { KeptDraft } from './kept-draft.tsx';
import { PageTitle } from './page-title.tsx';
import { permissionText } from './permission-text.ts';
import { WaysOn } from './ways-on.tsx';

type Props = {
  /** The missing right, where the app itself refused. */
  permission?: Permission;
  /** The name of the page that could not be opened. */
  page?: string;
  /** The API's problem, if it was the API that refused; it names the missing right, unless the reason is another one. */
  problem?: Problem;
};

/** The right that a refusal of the API names. */
const missingRight = ({ code, permission }: Problem): Permission | undefined =>
  // why: the API names rights there; the table of them all is too large for the app
  code === 'forbidden' && typeof permission === 'string' ? (permission as Permission) : undefined;

/** The 403 page: which right is missing, who can give it, the ways that lead on, and the refused request; the shell stays. */
export const ForbiddenPage = ({ permission: missing, page, problem }: Props) => {
  const permission = missing ?? (problem && missingRight(problem));
  const { t } = useTranslation(['rights', 'ui']);
  const { admins, user_id: userId } = useActor();
  // An admin who lacks it would be sent to themselves.
  const others = admins.some(({ id }) => id === userId) ? [] : admins;
  const title = page === undefined ? t('forbidden.titlePage') : t('forbidden.title', { page });
  return (
    <CentredNotice icon={IconLock} title={title}>
      <PageTitle of={title} />
      <p>
        {permission === undefined ? (
          problem?.reason_phrase
        ) : (
          <Trans
            t={t}
            i18nKey={others.length > 0 ? 'forbidden.body' : 'forbidden.bodyOfAdmin'}
            values={{ right: t(permissionText(permission)) }}
            components={{ strong: <strong className={classes.right} /> }}
          />
        )}
      </p>
      <KeptDraft />
      {others.length > 0 && (
        <ul className={classes.admins} aria-label={t('forbidden.admins')}>
          {others.map(({ id, real_name: name }) => (
            <li key={id}>
              <Avatar name={name} size={28} />
              <span className={classes.name}>{name}</span>
              <span className={classes.role}>{t('forbidden.admin')}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <WaysOn />
        {permission !== undefined && others.length > 0 && <AskForRight permission={permission} />}
        {problem && problem.request_id !== '' && (
          <span className={classes.request}>
            {t('forbidden.request', { id: problem.request_id })}
            <CopyButton value={problem.request_id} label={t('ui:copyRequest')} />
          </span>
        )}
      </div>
    </CentredNotice>
  );
};

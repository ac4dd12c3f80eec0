import { Button } from '@mantine/core';
import { IconArrowLeft, IconLock } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import type { Permission } from '#shared/permissions/rules.ts';
import { CentredNotice } from './centred-notice.tsx';
import { Link } from './router.ts';

type Props = {
  permission: Permission;
  /** What could not be opened, by name. */
  page?: string;
};

/** The 403 page: which right is missing, and who can give it; the shell stays. */
export const ForbiddenPage = ({ permission, page }: Props) => {
  const { t } = useTranslation('ui');
  const right = t(`permission.${permission.replace(':', '_')}`);
  return (
    <CentredNotice
      icon={IconLock}
      title={page === undefined ? t('forbidden.titlePage') : t('forbidden.title', { page })}
    >
      <p>
        <Trans t={t} i18nKey="forbidden.body" values={{ right }} components={{ strong: <strong /> }} />
      </p>
      <Button component={Link} to="/" leftSection={<IconArrowLeft />}>
        {t('forbidden.backStart')}
      </Button>
    </CentredNotice>
  );
};

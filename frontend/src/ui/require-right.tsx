import { Button } from '@mantine/core';
import { IconArrowLeft, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Permission } from '#shared/permissions/rules.ts';
import { useCan } from './actor.tsx';
import { CentredNotice } from './centred-notice.tsx';
import { Link } from './router.ts';

/** The page for whoever has the right; for others the 403 page: which right is missing, and who can give it. */
export const RequireRight = ({ permission, children }: { permission: Permission; children: ReactNode }) => {
  const { t } = useTranslation('ui');
  if (useCan()(permission)) return children;
  const right = t(`permission.${permission.replace(':', '_')}`);
  return (
    <CentredNotice icon={IconLock} title={t('forbidden.titlePage')}>
      <p>
        <Trans t={t} i18nKey="forbidden.body" values={{ right }} components={{ strong: <strong /> }} />
      </p>
      <Button component={Link} to="/" leftSection={<IconArrowLeft />}>
        {t('forbidden.backStart')}
      </Button>
    </CentredNotice>
  );
};

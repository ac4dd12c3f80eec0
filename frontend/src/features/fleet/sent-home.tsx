import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyError } from '../../ui/notify.ts';
import { permissionText } from '../../ui/permission-text.ts';
import { Navigate } from '../../ui/router.ts';

/** Leads to / and says why: nobody asked for the page that they get. */
export const SentHome = () => {
  const { t } = useTranslation(['rights', 'shell']);
  const title = t('forbidden.title', { page: t('shell:nav.fleet') });
  const text = t('forbidden.sentHome', { right: t(permissionText('fleet:read')) });
  useEffect(() => notifyError({ title, text }), [title, text]);
  return <Navigate to="/" replace />;
};

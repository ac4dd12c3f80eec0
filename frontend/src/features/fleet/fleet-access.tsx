import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../ui/actor.tsx';
import { notifyError } from '../../ui/notify.ts';
import { permissionText } from '../../ui/permission-text.ts';
import { Navigate, Outlet } from '../../ui/router.ts';

/** Leads to / and says why: nobody asked for the page that they get. */
const SentHome = () => {
  const { t } = useTranslation(['rights', 'shell']);
  const title = t('forbidden.title', { page: t('shell:nav.fleet') });
  const text = t('forbidden.sentHome', { right: t(permissionText('fleet:read')) });
  useEffect(() => notifyError({ title, text }), [title, text]);
  return <Navigate to="/" replace />;
};

/**
 * Shows the pages of the fleet to users who may read it, and redirects others to / (docs/areas/fleet.md#pages). Who
 * loses the right on one of them stays there, where the refusal of the API says what happened.
 */
export const FleetAccess = () => {
  const mayRead = useCan()('fleet:read');
  const [hasEntered] = useState(mayRead);
  return mayRead || hasEntered ? <Outlet /> : <SentHome />;
};

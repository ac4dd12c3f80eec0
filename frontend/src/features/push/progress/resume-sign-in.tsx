import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getIntegration } from '#shared/contract/integrations/get-integration.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { query } from '../../../api/query.ts';
import { CredentialsDialog } from '../../../integrations/credentials-dialog.tsx';
import type { PushDetail } from '../parts/push-types.ts';

type Props = { push: PushDetail; onSignedIn: () => void; close: () => void };

/** Asks for credentials that work, after which the push goes on where it stopped. */
export const ResumeSignIn = ({ push, onSignedIn, close }: Props) => {
  const { t } = useTranslation('push');
  const { data } = useQuery(query(getIntegration, { params: { id: String(push.integration_id) } }));
  if (!data) return null;
  const { details } = data;
  const refused = details.last_check?.outcome === 'login_failed' ? details.last_check.at : undefined;
  return (
    <CredentialsDialog
      integration={details}
      customerCode={details.credentials?.customer_code ?? null}
      reason={refused === undefined ? t('signIn.reason') : t('signIn.reasonAt', { at: belgianMoment(refused) })}
      submit={t('signIn.submit')}
      onSaved={onSignedIn}
      close={close}
    />
  );
};

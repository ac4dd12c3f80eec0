import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteLicense } from '#shared/contract/software/delete-license.ts';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { reactivateLicense } from '#shared/contract/software/reactivate-license.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { ConfirmPage } from '../../ui/confirm-page.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { LicenseLoader } from './license-loader.tsx';
import { useLicenseRights } from './use-license.ts';

type Props = { license: LicenseDetails; way: 'deactivate' | 'reactivate' };

const Confirm = ({ license, way }: Props) => {
  const { t } = useTranslation('software');
  const navigate = useNavigate();
  const call = useCall(way === 'deactivate' ? deleteLicense : reactivateLicense);
  const back = paths.softwareLicense(license.id);
  const words = { product: license.product_name, person: license.person_name };
  const submit = (): void =>
    call.mutate(
      { body: { license_id: license.id } },
      {
        onSuccess: () => {
          notifySuccess(t(`${way}.done`, words));
          void navigate(back, { replace: true });
        },
      },
    );
  return (
    <ConfirmPage
      title={t(`${way}.title`)}
      confirm={t(`actions.${way}`)}
      danger={way === 'deactivate'}
      busy={call.isPending}
      onConfirm={submit}
      cancel={t('cancel')}
      cancelTo={back}
    >
      <p>{t(`${way}.text`, words)}</p>
      {call.isError && <ErrorBox problem={call.error.problem} onRetry={submit} />}
    </ConfirmPage>
  );
};

/**
 * The action is chosen once, when the page opens; otherwise the page would offer the opposite right after a success.
 */
const Choose = ({ license }: { license: LicenseDetails }) => {
  const rights = useLicenseRights(license);
  const [way] = useState<Props['way'] | undefined>(
    rights.edit ? 'deactivate' : rights.reactivate ? 'reactivate' : undefined,
  );
  return way === undefined ? (
    <Navigate to={paths.softwareLicense(license.id)} replace />
  ) : (
    <Confirm license={license} way={way} />
  );
};

/** Deactivates an active licence, or reactivates a deactivated one: /software/licenses/{id}/delete. */
export const DeleteLicensePage = () => (
  <RequireRight permission="software:write">
    <LicenseLoader>{({ details }) => <Choose key={details.id} license={details} />}</LicenseLoader>
  </RequireRight>
);

import { useQuery } from '@tanstack/react-query';
import { getLicense } from '#shared/contract/software/get-license.ts';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { query, readOnce } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useParams } from '../../ui/router.ts';
import { EditLicenseForm } from './edit-license-form.tsx';
import { useLicenseRights } from './use-license.ts';

/** The form, or a redirect to the page of a licence that may not be edited. */
const EditableLicense = ({ license }: { license: LicenseDetails }) =>
  useLicenseRights(license).edit ? (
    <EditLicenseForm license={license} />
  ) : (
    <Navigate to={paths.softwareLicense(license.id)} replace />
  );

const EditLicenseRoute = () => {
  const { id = '' } = useParams();
  const answer = useQuery({ ...query(getLicense, { params: { id } }), ...readOnce });
  return <LoadedOnce answer={answer}>{({ details }) => <EditableLicense key={id} license={details} />}</LoadedOnce>;
};

/** Edits a licence: /software/licenses/{id}/edit. */
export const EditLicensePage = () => (
  <RequireRight permission="software:write">
    <EditLicenseRoute />
  </RequireRight>
);

import { Button } from '@mantine/core';
import { IconPencil, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { getLicense } from '#shared/contract/software/get-license.ts';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { DocumentsPanel } from '../../documents/documents-panel.tsx';
import { CustomFieldsCard } from '../../records/custom-fields-card.tsx';
import { HolderHistory } from '../../records/holder-history.tsx';
import { TagsCard } from '../../records/tags-card.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link } from '../../ui/router.ts';
import { hasLicenseBanners, LicenseBanners } from './license-banners.tsx';
import { LicenseHeader } from './license-header.tsx';
import { LicenseLoader } from './license-loader.tsx';
import { LicenseSection } from './license-section.tsx';
import { useLicenseRights } from './use-license.ts';

type Answer = EndpointResponse<typeof getLicense>;

const History = ({ id }: { id: number }) => {
  const { t } = useTranslation('software');
  const answer = useQuery({
    ...query(getLicense, { params: { id: String(id) } }),
    select: ({ details }) => details,
  });
  return <HolderHistory title={t('license.history')} empty={t('license.historyEmpty')} answer={answer} />;
};

const License = ({ license }: { license: Answer }) => {
  const { t } = useTranslation('software');
  const { details, employee_details: person, custom_fields: fields } = license;
  const { id } = details;
  const rights = useLicenseRights(details);
  return (
    <>
      <title>{t('license.title', { product: details.product_name, person: details.person_name })}</title>
      <RecordPage
        header={
          <LicenseHeader
            license={details}
            person={person}
            actions={
              rights.edit && (
                <>
                  <Button
                    component={Link}
                    to={paths.deleteSoftwareLicense(id)}
                    variant="default"
                    leftSection={<IconUserOff />}
                  >
                    {t('actions.deactivate')}
                  </Button>
                  <Button component={Link} to={paths.editSoftwareLicense(id)} leftSection={<IconPencil />}>
                    {t('actions.edit')}
                  </Button>
                </>
              )
            }
          />
        }
        banners={hasLicenseBanners(details) && <LicenseBanners license={details} mayReactivate={rights.reactivate} />}
        side={
          <>
            <TagsCard object="software_license" {...details} mayEdit={rights.edit} />
            <CustomFieldsCard object="software_license" id={id} fields={fields} mayEdit={rights.edit} />
            <DocumentsPanel object="software_license" id={id} />
            <ActivityPanel object="software_license" id={id} notesOn="software_license" />
          </>
        }
      >
        <LicenseSection license={details} mayEdit={rights.edit} />
        <History id={id} />
      </RecordPage>
    </>
  );
};

/** The page of a licence: /software/licenses/{id}. */
export const LicensePage = () => (
  <RequireRight permission="software:read">
    <LicenseLoader>{(license) => <License license={license} />}</LicenseLoader>
  </RequireRight>
);

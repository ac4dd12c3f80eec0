import { Button } from '@mantine/core';
import { IconPencil, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getLicense } from '#shared/contract/software/get-license.ts';
import { listLicenses } from '#shared/contract/software/list-licenses.ts';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { paths } from '../../ui/paths.ts';
import { DocumentsPanel } from '../../documents/documents-panel.tsx';
import { useListedRow } from '../../list/use-listed-row.ts';
import { SentMailCard } from '../../mail/sent-mail-card.tsx';
import { CustomFieldsCard } from '../../records/custom-fields-card.tsx';
import { TagsCard } from '../../records/tags-card.tsx';
import { deferredMenu } from '../../ui/deferred-menu.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link } from '../../ui/router.ts';
import { hasLicenseBanners, LicenseBanners } from './license-banners.tsx';
import { holderOf, LicenseHeader } from './license-header.tsx';
import { LicenseHistory } from './license-history.tsx';
import { LicenseLoader } from './license-loader.tsx';
import { LicenseSection } from './license-section.tsx';
import { useLicensePlan } from './use-license-plan.ts';
import { useLicenseRights } from './use-license.ts';
import { PageTitle } from '../../ui/page-title.tsx';

const LicenseMenu = deferredMenu(async () => (await import('../../ui/open-record-menu.tsx')).OpenRecordMenu);
const PlanLicenseModal = onDemand(async () => (await import('./plan-license-modal.tsx')).PlanLicenseModal);

type Answer = EndpointResponse<typeof getLicense>;

const License = ({ license }: { license: Answer }) => {
  const { t } = useTranslation('software');
  const { details, employee_details: person, custom_fields: fields } = license;
  const { id } = details;
  const rights = useLicenseRights(details);
  const [isPlanning, setPlanning] = useState(false);
  const actions = useLicensePlan(details, rights.edit, () => setPlanning(true));
  return (
    <>
      <PageTitle of={t('license.title', { product: details.product_name, person: details.person_name })} />
      <RecordPage
        header={
          <LicenseHeader
            license={details}
            person={person}
            actions={
              <>
                {rights.edit && (
                  <>
                    <Button
                      component={Link}
                      to={paths.deleteSoftwareLicense(id)}
                      variant="default"
                      leftSection={<IconUserOff />}
                    >
                      {t(details.planned_end === null ? 'actions.deactivate' : 'actions.changeEnd')}
                    </Button>
                    <Button component={Link} to={paths.editSoftwareLicense(id)} leftSection={<IconPencil />}>
                      {t('actions.edit')}
                    </Button>
                  </>
                )}
                <LicenseMenu of={{ object: 'software_license', id }} />
              </>
            }
          />
        }
        banners={hasLicenseBanners(details) && <LicenseBanners license={details} rights={rights} actions={actions} />}
        side={
          <>
            <TagsCard object="software_license" {...details} mayEdit={rights.edit} />
            <CustomFieldsCard object="software_license" id={id} fields={fields} mayEdit={rights.edit} />
            <DocumentsPanel object="software_license" id={id} />
            <SentMailCard object="software_license" id={id} />
            <ActivityPanel object="software_license" id={id} notesOn="software_license" />
          </>
        }
      >
        <LicenseSection license={details} mayEdit={rights.edit} />
        <LicenseHistory license={license} canCorrect={rights.correct} />
      </RecordPage>
      {isPlanning && details.planned && (
        <PlanLicenseModal license={details} planned={details.planned} close={() => setPlanning(false)} />
      )}
    </>
  );
};

/** The page of a licence: /software/licenses/{id}. */
export const LicensePage = () => {
  const row = useListedRow(listLicenses, ({ id }) => paths.softwareLicense(id));
  return (
    <RequireRight permission="software:read">
      <LicenseLoader head={row && <LicenseHeader license={row} person={holderOf(row)} />}>
        {(license) => <License license={license} />}
      </LicenseLoader>
    </RequireRight>
  );
};

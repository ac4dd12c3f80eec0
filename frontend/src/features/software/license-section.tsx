import { useTranslation } from 'react-i18next';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { paths } from '../../ui/paths.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { isUpcoming } from './license-time.ts';

type Props = { license: LicenseDetails; mayEdit: boolean };

/** The fields of a licence. */
export const LicenseSection = ({ license, mayEdit }: Props) => {
  const { t } = useTranslation('software');
  return (
    <SectionCard title={t('license.section')}>
      <DefinitionList
        items={[
          {
            key: 'product',
            label: t('field.product_id'),
            value: <Link to={paths.softwareProduct(license.product_id)}>{license.product_name}</Link>,
          },
          { key: 'person', label: t('field.employee_id'), value: license.person_name },
          {
            key: 'username',
            label: t('field.username'),
            value: license.username,
            addTo: mayEdit ? `${paths.editSoftwareLicense(license.id)}#username` : undefined,
          },
          {
            key: 'state',
            label: t('license.state'),
            value: t(isUpcoming(license) ? 'state.upcoming' : license.active === 1 ? 'state.active' : 'state.inactive'),
          },
        ]}
      />
    </SectionCard>
  );
};

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listLicenses } from '#shared/contract/software/list-licenses.ts';
import type { LicenseOut } from '#shared/contract/software/license.ts';
import { paths } from '../../ui/paths.ts';
import { isPlanned, PlannedBadge } from '../../history/planned.tsx';
import { Neighbours } from '../../list/neighbours.tsx';
import { Holder } from '../../records/holder.tsx';
import { DueDate } from '../../ui/due-date.tsx';
import { Empty } from '../../ui/empty.tsx';
import { RecordHeader, type Fact } from '../../ui/record-page.tsx';
import { LicenseState } from './license-state.tsx';
import { isUpcoming, lastDay } from './license-time.ts';
import { ProductLogo } from './product-logo.tsx';

type Person = { id: number; name: string; avatar: string | null };
type Props = { license: LicenseOut; person: Person | null; actions?: ReactNode };

/** The person of a licence as the list knows them. */
export const holderOf = ({ employee_id: id, person_name: name, person_avatar: avatar }: LicenseOut): Person | null =>
  name === null ? null : { id, name, avatar };

/** The product, person, state and dates of a licence. */
export const LicenseHeader = ({ license, person, actions }: Props) => {
  const { t } = useTranslation('software');
  const { product_id: product, product_name: name, product_logo: logo, date_deactivated: ended } = license;
  const last = lastDay(license);
  const ofEnd: Fact[] =
    last !== null
      ? [{ key: 'last', label: t('field.end_date'), value: ended === null ? <DueDate day={last} /> : last }]
      : ended !== null
        ? [{ key: 'until', label: t('column.date_deactivated'), value: ended }]
        : [];
  return (
    <RecordHeader
      crumbs={[
        { label: t('title'), to: paths.software },
        { label: name, to: paths.softwareProduct(product) },
      ]}
      place={
        <Neighbours
          list={listLicenses}
          at={paths.softwareLicense(license.id)}
          pathOf={({ id }) => paths.softwareLicense(id)}
        />
      }
      picture={<ProductLogo name={name} logo={logo} size={40} />}
      title={t('license.title', { product: name, person: license.person_name })}
      badges={
        <>
          <LicenseState license={license} />
          {isPlanned(license) && !isUpcoming(license) && <PlannedBadge />}
        </>
      }
      facts={[
        {
          key: 'person',
          label: t('field.employee_id'),
          value: <Holder person={person} nobody={<Empty />} />,
        },
        { key: 'username', label: t('field.username'), value: license.username ?? <Empty /> },
        { key: 'from', label: t('column.date_enabled'), value: license.date_enabled },
        ...ofEnd,
      ]}
      actions={actions}
    />
  );
};

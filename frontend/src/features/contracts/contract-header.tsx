import { useTranslation } from 'react-i18next';
import { belgianMoment } from '#shared/values/dates.ts';
import { StateBadge } from '../../contracts/state-badge.tsx';
import { Empty } from '../../ui/empty.tsx';
import { paths } from '../../ui/paths.ts';
import { PersonChip } from '../../ui/person-chip.tsx';
import { RecordHeader } from '../../ui/record-page.tsx';
import { Link } from '../../ui/router.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { ContractMenu } from './contract-menu.tsx';
import type { ContractAnswer } from './use-contract.ts';

/** The name and state of a contract, its person, and when it was made. */
export const ContractHeader = ({ answer: { details } }: { answer: ContractAnswer }) => {
  const { t } = useTranslation('contracts');
  const { template_id: template, template_name: templateName, template_version: version } = details;
  return (
    <RecordHeader
      crumbs={[{ label: t('title'), to: paths.contracts }]}
      title={details.name}
      badges={
        <>
          <ToneBadge>{t(`type.${details.type}`)}</ToneBadge>
          <StateBadge row={details} />
        </>
      }
      facts={[
        {
          key: 'person',
          label: t('column.person_name'),
          value: (
            <PersonChip name={details.person_name} picture={details.avatar} to={paths.person(details.employee_id)} />
          ),
        },
        { key: 'made', label: t('column.created_on'), value: belgianMoment(details.created_at).slice(0, 10) },
        {
          key: 'template',
          label: t('column.template_name'),
          value:
            template === null ? (
              <Empty />
            ) : (
              <Link to={paths.template(template)}>{t('detail.fromVersion', { name: templateName, version })}</Link>
            ),
        },
        { key: 'language', label: t('column.language'), value: t(`language.${details.language}`) },
        { key: 'deadline', label: t('column.deadline'), value: details.deadline ?? <Empty /> },
      ]}
      actions={<ContractMenu contract={details} />}
    />
  );
};

import { Button } from '@mantine/core';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listEmployeeContracts } from '#shared/contract/contracts/list-employee-contracts.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { query } from '../../api/query.ts';
import { StateBadge } from '../../contracts/state-badge.tsx';
import { RowsCard } from '../../records/rows-card.tsx';
import { useCan } from '../../ui/actor.tsx';
import { Empty } from '../../ui/empty.tsx';
import { paths } from '../../ui/paths.ts';
import type { PersonPart } from '../../ui/person-part.ts';
import { Link } from '../../ui/router.ts';

const FIRST = '5';
const ALL = '1000';

const dayOf = (at: string | null) => (at === null ? <Empty /> : belgianMoment(at).slice(0, 10));

/** The contracts of a person, latest first. */
const ContractsCard = ({ person: { id, deleted } }: { person: EmployeeOut }) => {
  const { t } = useTranslation('contracts');
  const can = useCan();
  const [max, setMax] = useState(FIRST);
  const input = { params: { id: String(id) }, query: { per_page: max } };
  const answer = useQuery({ ...query(listEmployeeContracts, input), placeholderData: keepPreviousData });
  const head = [
    { key: 'name', label: t('ofPerson.contract') },
    { key: 'state', label: t('column.state') },
    { key: 'sent', label: t('ofPerson.sent'), right: true, isWide: true },
    { key: 'signed', label: t('ofPerson.signed'), right: true, isWide: true },
  ];
  return (
    <RowsCard
      title={t('title')}
      none={t('ofPerson.none')}
      answer={answer}
      head={head}
      rowOf={(row) => ({
        key: row.id,
        cells: {
          name: <Link to={paths.contract(row.id)}>{row.name}</Link>,
          state: <StateBadge row={row} />,
          sent: dayOf(row.sent_at),
          signed: dayOf(row.signed_at),
        },
      })}
      more={(shown, count) =>
        count > shown && (
          <Button variant="default" loading={answer.isFetching} onClick={() => setMax(ALL)}>
            {t('ofPerson.all', { count })}
          </Button>
        )
      }
      action={
        deleted === 0 &&
        can('contracts:write') && (
          <Button
            component={Link}
            to={paths.newContract({ employee: id })}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus />}
          >
            {t('add')}
          </Button>
        )
      }
    />
  );
};

export const person: PersonPart = {
  order: 20,
  cards: [{ key: 'contracts', place: 'main', permission: 'contracts:read', jump: 'c', Card: ContractsCard }],
  gifts: [
    {
      key: 'contract',
      icon: IconFileText,
      label: 'people:gift.contract',
      permission: 'contracts:write',
      to: (id) => paths.newContract({ employee: id }),
    },
  ],
};

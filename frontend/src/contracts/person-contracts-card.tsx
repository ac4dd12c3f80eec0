import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listEmployeeContracts } from '#shared/contract/contracts/list-employee-contracts.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { LoadedPart } from '../api/loaded.tsx';
import { query } from '../api/query.ts';
import { useCan } from '../ui/actor.tsx';
import { paths } from '../ui/paths.ts';
import { Link } from '../ui/router.ts';
import { SectionCard } from '../ui/section-card.tsx';
import { StateBadge } from './state-badge.tsx';
import classes from './contracts.module.css';

const FIRST = '5';
const ALL = '1000';

type Props = { personId: number; mayAdd: boolean };

/** The contracts of a person, latest first, for users who may read contracts. */
export const PersonContractsCard = (props: Props) => (useCan()('contracts:read') ? <Card {...props} /> : null);

const Card = ({ personId, mayAdd }: Props) => {
  const { t } = useTranslation('contracts');
  const can = useCan();
  const [max, setMax] = useState(FIRST);
  const input = { params: { id: String(personId) }, query: { per_page: max } };
  const answer = useQuery({ ...query(listEmployeeContracts, input), placeholderData: keepPreviousData });
  const add = mayAdd && can('contracts:write') && (
    <Button
      component={Link}
      to={paths.newContract({ employee: personId })}
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPlus />}
    >
      {t('add')}
    </Button>
  );
  return (
    <SectionCard flush title={t('title')} action={add}>
      <LoadedPart answer={answer}>
        {({ data, count }) =>
          data.length === 0 ? (
            <p className={classes.none}>{t('ofPerson.none')}</p>
          ) : (
            <>
              <ul className={classes.list}>
                {data.map((row) => (
                  <li key={row.id}>
                    <span className={classes.name}>
                      <Link to={paths.contract(row.id)}>{row.name}</Link>
                      <small>{t('ofPerson.madeOn', { day: belgianMoment(row.created_at).slice(0, 10) })}</small>
                    </span>
                    <StateBadge row={row} />
                  </li>
                ))}
              </ul>
              {count > data.length && (
                <div className={classes.more}>
                  <Button variant="default" loading={answer.isFetching} onClick={() => setMax(ALL)}>
                    {t('ofPerson.all', { count })}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </LoadedPart>
    </SectionCard>
  );
};

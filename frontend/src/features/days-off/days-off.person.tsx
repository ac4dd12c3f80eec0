import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BalanceOut } from '#shared/contract/days-off/balance.ts';
import { getEmployeeBalances } from '#shared/contract/days-off/get-employee-balances.ts';
import { listEmployeeRequests } from '#shared/contract/days-off/list-employee-requests.ts';
import type { RequestOut } from '#shared/contract/days-off/request.ts';
import type { EmployeeRowOut } from '#shared/contract/people/employee.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { query } from '../../api/query.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { paths } from '../../ui/paths.ts';
import type { PersonPart } from '../../ui/person-part.ts';
import { FactSkeleton } from '../../ui/record-page.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { amountFigure, useAmountWords } from './parts/amount-words.ts';
import { givenBy, shareOf } from './parts/balance-share.ts';
import { usePeriodWords } from './parts/period-words.ts';
import { TypeChip } from './parts/type-chip.tsx';
import classes from './days-off-person.module.css';
import { labelValue } from '../../ui/label-value.ts';

const OPEN_SHOWN = 3;

type Props = { person: EmployeeRowOut };

const balancesOf = (id: number) => query(getEmployeeBalances, { params: { employee_id: String(id) }, query: {} });

/** What is left of the oldest type of days off, which is that of the legal holidays; absent without a balance. */
const LeftFact = ({ person }: Props) => {
  const { t } = useTranslation(['people', 'days-off']);
  const amount = useAmountWords();
  const { data, isLoading } = useQuery(balancesOf(person.id));
  if (isLoading) return <FactSkeleton />;
  const [balance] = (data?.data ?? [])
    .filter((one) => givenBy(one) > 0)
    .toSorted((one, other) => one.type_id - other.type_id);
  if (!balance) return null;
  return (
    <span title={balance.type_name}>
      {amountFigure({ ...balance, minutes: balance.left })}{' '}
      <span className={classes.dim}>{t('fact.of', { of: amount({ ...balance, minutes: givenBy(balance) }) })}</span>
    </span>
  );
};

const Balance = ({ balance }: { balance: BalanceOut }) => {
  const { t } = useTranslation('days-off');
  const amount = useAmountWords();
  const words = (minutes: number): string => amount({ ...balance, minutes });
  return (
    <li data-over={balance.left < 0 || undefined}>
      <div className={classes.words}>
        <span className={classes.kind}>
          <span className={classes.type}>{balance.type_name}</span>
          <span className={classes.taken}>{t('ofPerson.taken', { amount: words(balance.taken) })}</span>
        </span>
        <span className={classes.left}>
          <strong>{t('person.balance.left', { amount: words(balance.left) })}</strong>
        </span>
      </div>
      <div className={classes.track} aria-hidden="true">
        <span style={{ width: shareOf(balance, balance.taken) }} />
        <span data-planned style={{ width: shareOf(balance, balance.planned) }} />
      </div>
    </li>
  );
};

const OpenRequest = ({ request }: { request: RequestOut }) => {
  const { t } = useTranslation('days-off');
  const mayDecide = useCan()('days:decide');
  const period = usePeriodWords();
  const days = period({ ...request, minutes: null });
  return (
    <li>
      <TypeChip name={request.type_name} colour={request.colour} requested />
      <span className={classes.days}>{days}</span>
      <Link
        to={paths.dayOffRequest(request.id)}
        aria-label={labelValue(t('ofPerson.open'), `${request.type_name}, ${days}`)}
      >
        {t(mayDecide ? 'ofPerson.decide' : 'ofPerson.open')}
      </Link>
    </li>
  );
};

/** What is left of each type this year, and the requests that wait for an answer. */
const DaysOffCard = ({ person }: Props) => {
  const { t } = useTranslation('days-off');
  const year = useActor().today.slice(-4);
  const answer = useQuery(balancesOf(person.id));
  const waiting = useQuery(
    query(listEmployeeRequests, {
      params: { employee_id: String(person.id) },
      query: { state: 'requested', per_page: String(OPEN_SHOWN) },
    }),
  );
  const open = waiting.data?.data ?? [];
  const isNothing = answer.data?.data.length === 0 && open.length === 0;
  return (
    <SectionCard
      title={t('ofPerson.title', { year })}
      {...(isNothing && { note: t('ofPerson.none') })}
      action={
        <Link to={paths.daysOffOfPerson(person.id)} className={classes.calendar}>
          {t('ofPerson.calendar')}
        </Link>
      }
    >
      {!isNothing && (
        <>
          <LoadedPart answer={answer}>
            {({ data }) => (
              <ul className={classes.balances}>
                {data.map((balance) => (
                  <Balance key={balance.type_id} balance={balance} />
                ))}
              </ul>
            )}
          </LoadedPart>
          {open.length > 0 && (
            <ul className={classes.open}>
              {open.map((request) => (
                <OpenRequest key={request.id} request={request} />
              ))}
            </ul>
          )}
        </>
      )}
    </SectionCard>
  );
};

export const person: PersonPart = {
  order: 25,
  facts: [{ key: 'holidays', label: 'people:fact.holidays', permission: 'days:read', Value: LeftFact }],
  cards: [{ key: 'days-off', place: 'side', permission: 'days:read', jump: 'd', Card: DaysOffCard }],
};

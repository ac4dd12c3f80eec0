import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listEmployeeRequests } from '#shared/contract/days-off/list-employee-requests.ts';
import type { RequestOut } from '#shared/contract/days-off/request.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { Pager } from '../../../ui/pager.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useAmountWords } from '../parts/amount-words.ts';
import { usePeriodWords } from '../parts/period-words.ts';
import { TypeMark } from '../../../ui/type-mark.tsx';
import { isHidden } from '../requests/is-hidden.ts';
import { StateBadge } from '../requests/request-badges.tsx';
import { RequestMenu } from '../requests/request-menu.tsx';
import classes from './person.module.css';

const PER_PAGE = 20;

const Row = ({ request }: { request: RequestOut }) => {
  const { t } = useTranslation('days-off');
  const amount = useAmountWords();
  const period = usePeriodWords();
  const days = period({ ...request, minutes: null });
  const words = (
    <>
      <span>{days}</span>
      <span className={classes.dim}>{request.type_name}</span>
    </>
  );
  return (
    <li
      className={classes.request}
      data-over={request.state === 'declined' || request.state === 'cancelled' || undefined}
    >
      <TypeMark name={request.type_name} colour={request.colour} requested={request.state === 'requested'} />
      {isHidden(request) ? (
        <span className={classes.requestWords}>{words}</span>
      ) : (
        <Link to={paths.dayOffRequest(request.id)} className={classes.requestWords}>
          {words}
        </Link>
      )}
      <span className={classes.amount}>{amount(request)}</span>
      <span className={classes.state}>
        {request.kind === 'absence' ? (
          request.state === 'cancelled' && <StateBadge state="cancelled" />
        ) : (
          <StateBadge state={request.state} />
        )}
      </span>
      <RequestMenu request={request} label={t('request.menu.of', { period: days })} />
    </li>
  );
};

/** The requests and absences of a person in a year, latest first. */
export const PersonRequestsCard = ({ employeeId, year }: { employeeId: number; year: number }) => {
  const { t } = useTranslation('days-off');
  const [shown, setShown] = useState({ year, page: 1 });
  const page = shown.year === year ? shown.page : 1;
  const answer = useQuery({
    ...query(listEmployeeRequests, {
      params: { employee_id: String(employeeId) },
      query: { year: String(year), page: String(page), per_page: String(PER_PAGE) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <SectionCard title={t('person.requests.title', { year: String(year) })} flush>
      <LoadedPart answer={answer}>
        {({ data, count }) => (
          <>
            {data.length === 0 ? (
              <p className={classes.alone}>{t('person.requests.none', { year: String(year) })}</p>
            ) : (
              <ul className={classes.requests}>
                {data.map((request) => (
                  <Row key={request.id} request={request} />
                ))}
              </ul>
            )}
            {count > PER_PAGE && (
              <Pager page={page} perPage={PER_PAGE} count={count} onPage={(next) => setShown({ year, page: next })} />
            )}
          </>
        )}
      </LoadedPart>
    </SectionCard>
  );
};

import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { useAmountWords } from '../parts/amount-words.ts';
import { StateBadge, WarningBadges } from './request-badges.tsx';
import type { RequestDetails } from './request-details.ts';
import { RequestMenu } from './request-menu.tsx';
import { useDayWords } from './use-day-words.ts';
import classes from './pane.module.css';

type Props = {
  request: RequestDetails;
  stepper: ReactNode;
  /** The request is a page of its own, whose title this is. */
  isPage: boolean;
};

/** The part of a first or last day in words; nothing for a whole day. */
const usePart = () => {
  const { t } = useTranslation('days-off');
  return (part: string): string => (part === 'whole' ? '' : `, ${t(`part.${part}`)}`);
};

const Dates = ({
  request: { start_date: start, end_date: end, start_part: from, end_part: until },
}: Pick<Props, 'request'>) => {
  const { t } = useTranslation('days-off');
  const words = useDayWords();
  const part = usePart();
  return (
    <dl className={classes.dates}>
      <div>
        <dt>{t('inbox.from')}</dt>
        <dd>{`${words.weekday(start)}${part(from)}`}</dd>
      </div>
      <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
      <div>
        <dt>{t('inbox.until')}</dt>
        <dd>{end === null ? t('inbox.noEnd') : `${words.weekday(end)}${part(start === end ? from : until)}`}</dd>
      </div>
    </dl>
  );
};

/** Who is away when, and for how long. */
export const RequestHead = ({ request, stepper, isPage }: Props) => {
  const Title = isPage ? 'h1' : 'h2';
  const { t } = useTranslation('days-off');
  const amount = useAmountWords();
  const words = useDayWords();
  const part = usePart();
  const { start_date: start, end_date: end } = request;
  const days = end === null ? t('period.open', { start }) : words.between(start, end);
  const parts = `${part(request.start_part)}${start === end ? '' : part(request.end_part)}`;
  return (
    <>
      <header className={classes.head}>
        <Avatar name={request.person_name} picture={request.avatar} size={40} />
        <div className={classes.words}>
          <Title>{t('inbox.heading', { type: request.type_name, amount: amount(request) })}</Title>
          <p>
            <Link to={paths.person(request.employee_id)}>{request.person_name}</Link>
            {request.person_team_names !== null && `, ${request.person_team_names}`}
            <span className={classes.period}>{` · ${days}${parts}`}</span>
          </p>
        </div>
        {stepper}
        <RequestMenu request={request} />
      </header>
      <Dates request={request} />
      <div className={classes.badges}>
        {request.state !== 'requested' && request.kind !== 'absence' && <StateBadge state={request.state} />}
        <WarningBadges warnings={request.state === 'requested' ? request.warnings : []} />
      </div>
    </>
  );
};

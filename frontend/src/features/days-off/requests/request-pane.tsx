import { useQuery } from '@tanstack/react-query';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getRequest } from '#shared/contract/days-off/get-request.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { Link } from '../../../ui/router.ts';
import { AbsenceFacts } from './absence-facts.tsx';
import { AnswerField, AnswerFoot } from './answer-form.tsx';
import { AskedReason } from './asked-reason.tsx';
import { DecidedBanner } from './decided-banner.tsx';
import { OverlapCard } from './overlap-card.tsx';
import { PayrollCard } from './payroll-card.tsx';
import { RequestBalances } from './request-balance-card.tsx';
import type { RequestDetails } from './request-details.ts';
import { RequestExtras } from './request-extras.tsx';
import { RequestHead } from './request-head.tsx';
import { Stepper } from './stepper.tsx';
import { useAnswer } from './use-answer.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './pane.module.css';

type Props = {
  id: number;
  /** Its place in the list; undefined for one that the list does not have. */
  position: { at: number; of: number } | undefined;
  onStep: (step: number) => void;
  hasStep: (step: number) => boolean;
  /** Opens what comes next. */
  onDecided: () => void;
  /** The address of the list, where the list is not beside the request. */
  back: string | undefined;
};

type OpenedProps = { request: RequestDetails; stepper: ReactNode; isPage: boolean; onDecided: () => void };

const Opened = ({ request, stepper, isPage, onDecided }: OpenedProps) => {
  const { t } = useTranslation('days-off');
  const answer = useAnswer(request, onDecided);
  const canDecide = request.can_decide && request.state === 'requested' && answer.taken === undefined;
  const isLiving = request.state === 'requested' || request.state === 'approved';
  return (
    <>
      <div className={classes.scroll}>
        <PageTitle of={t('inbox.titleOf', { name: request.person_name })} />
        <RequestHead request={request} stepper={stepper} isPage={isPage} />
        <DecidedBanner request={request} taken={answer.taken} />
        {request.kind === 'absence' ? <AbsenceFacts absence={request} /> : <AskedReason request={request} />}
        <div className={classes.cards}>
          <div className={classes.column}>{isLiving && <OverlapCard request={request} />}</div>
          <div className={classes.column}>
            {isLiving && <RequestBalances request={request} />}
            {isLiving && <PayrollCard request={request} />}
          </div>
        </div>
        {canDecide && <AnswerField request={request} answer={answer} />}
        <RequestExtras request={request} />
      </div>
      {canDecide && <AnswerFoot request={request} answer={answer} />}
    </>
  );
};

/** The opened request of the inbox, with all that decides it on one screen. */
export const RequestPane = ({ id, position, onStep, hasStep, onDecided, back }: Props) => {
  const { t } = useTranslation('days-off');
  const answer = useQuery(query(getRequest, { params: { request_id: String(id) } }));
  const stepper = position && <Stepper position={position} onStep={onStep} hasStep={hasStep} />;
  return (
    <article className={classes.pane} aria-label={t('inbox.opened')}>
      {back !== undefined && (
        <div className={classes.bar}>
          <Link to={back} className={classes.back}>
            <IconChevronLeft size={16} stroke={1.75} />
            {t('inbox.title')}
          </Link>
          {stepper}
        </div>
      )}
      <Loaded answer={answer}>
        {(request) => (
          <Opened
            request={request}
            stepper={back === undefined && stepper}
            isPage={back !== undefined}
            onDecided={onDecided}
          />
        )}
      </Loaded>
    </article>
  );
};

import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import { ParticipantMenu } from './participant-menu.tsx';
import { ParticipantPerson } from './participant-person.tsx';
import { ParticipantValue } from './participant-value.tsx';
import type { ParticipantActions } from './use-participant-actions.tsx';
import classes from './participants.module.css';

type Props = { rows: readonly ParticipantRowOut[]; actions: ParticipantActions };

/** One page of participants at phone width. */
export const ParticipantCards = ({ rows, actions }: Props) => {
  const { t } = useTranslation('trainings');
  const firstWaiting = rows.find(({ waiting }) => waiting === 1)?.id;
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <Fragment key={row.id}>
          {row.id === firstWaiting && <li className={classes.group}>{t('people.waitingList')}</li>}
          <li className={classes.card} data-row={row.id}>
            <span className={classes.cardPerson}>
              <ParticipantPerson row={row} />
            </span>
            <ParticipantMenu row={row} actions={actions} />
            <span className={classes.cardValues}>
              <ParticipantValue what="status" row={row} actions={actions} />
              {row.waiting === 0 && <ParticipantValue what="result" row={row} actions={actions} />}
            </span>
          </li>
        </Fragment>
      ))}
    </ul>
  );
};

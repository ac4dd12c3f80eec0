import { Button } from '@mantine/core';
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FIRST_WEEKS_DAYS, type BoardColumn } from '#shared/people/board.rules.ts';
import { addDays, isoOf, toDmy } from '#shared/values/dates.ts';
import { useCan } from '../../../ui/actor.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Money } from '../../../ui/money.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import type { Tone } from '../../../ui/tokens.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { linesOf } from './board-lines.ts';
import type { Card } from './board-state.ts';
import { useTick } from './use-tick.ts';
import classes from './board.module.css';
import bars from './progress.module.css';

/** The most lines that a card shows; the page of its person has all of them. */
const LINES_SHOWN = 6;

type Props = {
  card: Card;
  column: BoardColumn;
  /** Undefined for a user who may hand over nothing. */
  onHandOver: ((card: Card) => void) | undefined;
};

const toneOf = ({ urgency }: Card, column: BoardColumn): Tone => {
  if (urgency === 'costs') return 'red';
  if (urgency === 'soon') return 'amber';
  return column === 'first_weeks' ? 'green' : 'gray';
};

/** The date that the card follows, as a badge. */
export const DateMark = ({ card, column }: Omit<Props, 'onHandOver'>) => {
  const { t } = useTranslation('leaver');
  const words = card.day === null ? card.date : t('board.day', { day: card.day });
  return words === null ? null : <ToneBadge tone={toneOf(card, column)}>{words}</ToneBadge>;
};

/** How much of what is to be done for somebody is done, as a bar and in figures. */
export const Progress = ({ card: { done, total } }: Pick<Props, 'card'>) => {
  const { t } = useTranslation('leaver');
  return (
    <p className={bars.progress}>
      <span className={bars.track} aria-hidden="true">
        <span
          className={bars.bar}
          data-done={(done === total && total > 0) || undefined}
          style={{ width: `${total === 0 ? 0 : (done / total) * 100}%` }}
        />
      </span>
      {t('board.progress', { done, total })}
    </p>
  );
};

/** What is open about somebody, each line a link to where it is done. */
export const OpenLines = ({ card, column }: Omit<Props, 'onHandOver'>) => {
  const { t } = useTranslation(['leaver', 'contracts']);
  const can = useCan();
  const canTick = can('people:write');
  const tick = useTick();
  const lines = linesOf(card, t, can);
  // The price of the only thing that costs stands in the foot.
  const hasPrices = lines.filter(({ monthly }) => monthly !== null).length > 1;
  const first = isoOf(card.date);
  if (lines.length === 0)
    return (
      <p className={classes.allDone}>
        <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
        {column === 'first_weeks' && first !== undefined
          ? t('leaver:board.allDoneUntil', { date: toDmy(addDays(first, FIRST_WEEKS_DAYS)) })
          : t('leaver:board.allDone')}
      </p>
    );
  return (
    <ul className={classes.lines}>
      {lines.slice(0, LINES_SHOWN).map(({ key, icon: Icon, text, to, isThing, monthly, own }) => (
        <li key={key} data-thing={isThing || undefined}>
          {own && canTick ? (
            <button
              type="button"
              className={classes.tick}
              aria-label={t('leaver:checklists.tick', { name: own.name, person: card.name })}
              onClick={() => tick(own, card.id, 1)}
            >
              <Icon size={16} stroke={1.75} aria-hidden="true" />
            </button>
          ) : (
            <Icon size={16} stroke={1.75} aria-hidden="true" />
          )}
          <Link to={to}>
            <Unbroken text={text} />
          </Link>
          {hasPrices && monthly !== null && (
            <span className={classes.price}>
              <Money value={monthly} />
            </span>
          )}
        </li>
      ))}
      {lines.length > LINES_SHOWN && (
        <li className={classes.more}>{t('leaver:board.more', { count: lines.length - LINES_SHOWN })}</li>
      )}
    </ul>
  );
};

/** What things of a leaver cost a month, and the button that hands them over; nothing where neither is to be said. */
export const CardFoot = ({ card, column, onHandOver }: Props) => {
  const { t } = useTranslation('leaver');
  const cost = card.cost_monthly;
  const hasButton = onHandOver !== undefined && card.to_hand_over > 0;
  if (!hasButton && cost === null) return null;
  const isLeft = column === 'left';
  const action = t(isLeft ? 'board.finish' : 'board.handOver');
  return (
    <div className={classes.foot}>
      {cost !== null && (
        <span className={classes.cost}>
          <Money value={cost} /> <span>{t('board.perMonth')}</span>
        </span>
      )}
      {hasButton && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('all.of', { action, group: card.name })}
          leftSection={isLeft ? undefined : <IconArrowRight size={14} />}
          onClick={() => onHandOver(card)}
        >
          {action}
        </Button>
      )}
    </div>
  );
};

/** The face and name of a person, which the arrow keys go to. */
export const CardName = ({ card }: Pick<Props, 'card'>) => (
  <span className={classes.who}>
    <Avatar name={card.name} picture={card.avatar} size={32} />
    <span className={classes.whoWords}>
      <Link to={paths.person(card.id)} className={classes.name} data-card={card.id}>
        {card.name}
      </Link>
      <span className={classes.team}>{card.team_names}</span>
    </span>
  </span>
);

/** A person on the board. */
export const BoardCard = ({ card, column, onHandOver }: Props) => (
  <li className={classes.card} data-urgency={card.urgency}>
    <div className={classes.cardHead}>
      <CardName card={card} />
      <DateMark card={card} column={column} />
    </div>
    <Progress card={card} />
    <OpenLines card={card} column={column} />
    <CardFoot card={card} column={column} onHandOver={onHandOver} />
  </li>
);

import { useTranslation } from 'react-i18next';
import { BoardCard, CardFoot, CardName, DateMark, OpenLines, Progress } from './board-card.tsx';
import type { BoardColumnOut, Card, View } from './board-state.ts';
import { moveOnBoard } from './move-on-board.ts';
import classes from './board.module.css';

type Props = {
  columns: readonly BoardColumnOut[];
  view: View;
  isNarrowed: boolean;
  onHandOver: ((card: Card) => void) | undefined;
};

const ListedCard = ({
  card,
  column,
  onHandOver,
}: { card: Card; column: BoardColumnOut['key'] } & Pick<Props, 'onHandOver'>) => (
  <li className={classes.row} data-urgency={card.urgency}>
    <CardName card={card} />
    <span className={classes.rowDate}>
      <DateMark card={card} column={column} />
    </span>
    <OpenLines card={card} column={column} />
    <Progress card={card} />
    <CardFoot card={card} column={column} onHandOver={onHandOver} />
  </li>
);

/** The columns beside each other, or one list with a heading for each. */
export const BoardColumns = ({ columns, view, isNarrowed, onHandOver }: Props) => {
  const { t } = useTranslation('leaver');
  // A list that is searched has headings for what was found only.
  const found = columns.filter(({ people }) => people.length > 0);
  const shown = view === 'list' && isNarrowed && found.length > 0 ? found : columns;
  const Item = view === 'board' ? BoardCard : ListedCard;
  const handOverOf = (id: number): void => {
    const card = columns.flatMap(({ people }) => people).find((each) => each.id === id);
    if (card && card.to_hand_over > 0) onHandOver?.(card);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- why: the links inside have the focus, the keys move between them
    <div
      className={view === 'board' ? classes.board : classes.list}
      onKeyDown={(event) => moveOnBoard(event, handOverOf)}
    >
      {shown.map(({ key, next, people }) => (
        <section key={key} className={classes.column} data-column aria-labelledby={`board-${key}`}>
          <header className={classes.columnHead}>
            <h2 id={`board-${key}`}>
              {t(`board.column.${key}`)} <span>{people.length}</span>
            </h2>
            <p>{t(`board.until.${key}`)}</p>
          </header>
          {people.length === 0 ? (
            <p className={classes.nobody}>
              {t(isNarrowed ? 'board.noMatch' : 'board.nobody')}
              {!isNarrowed && next !== null && <span>{t('board.next', { date: next })}</span>}
            </p>
          ) : (
            <ul className={classes.cards}>
              {people.map((card) => (
                <Item key={card.id} card={card} column={key} onHandOver={onHandOver} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
};

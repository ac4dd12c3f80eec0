import { useTranslation } from 'react-i18next';
import { leaverActions } from '#shared/people/leaver.rules.ts';
import { PersonPicker } from '../../form/person-picker.tsx';
import type { PersonChoice } from '../../form/use-people-search.ts';
import { isAhead } from '../../history/is-ahead.ts';
import { planBrief } from '../../history/plan-brief.ts';
import { PlannedBadge } from '../../history/planned.tsx';
import { useActor } from '../../ui/actor.tsx';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { Money } from '../../ui/money.tsx';
import { paths } from '../../ui/paths.ts';
import { Plate } from '../../ui/plate.tsx';
import { Link } from '../../ui/router.ts';
import { VehicleIcon } from '../../ui/vehicle-icon.tsx';
import { Segments } from '../../ui/segments.tsx';
import { pathOf, type Choice, type ChecklistLine } from './leaving-form.ts';
import classes from './leaving.module.css';

type Props = {
  line: ChecklistLine;
  choice: Choice | undefined;
  /** Undefined where the user may not decide. */
  onChange: ((choice: Choice) => void) | undefined;
  error: string | undefined;
  /** The person who was chosen last in this checklist; the other records often go to them, too. */
  lastRecipient: PersonChoice | undefined;
  /** Undefined where one person gets everything and is chosen above the rows. */
  onRecipient?: ((person: PersonChoice | undefined) => void) | undefined;
};

/** Who could drive the vehicle next, each a link to the dialog that plans it. */
const NextDrivers = ({ line: { id, nextDrivers } }: Pick<Props, 'line'>) => {
  const { t } = useTranslation('leaver');
  return (
    <span className={classes.next}>
      {t('next.label')}
      {nextDrivers.map(({ employee_id: person, name, why, start_date: date, from }) => (
        <span key={person}>
          <Link to={paths.planDriver(id, person, from)}>{name}</Link> {t(`next.${why}`, { date })}
        </span>
      ))}
    </span>
  );
};

const Words = ({ line, proposes }: Pick<Props, 'line'> & { proposes: boolean }) => {
  const { name, mark, vehicle, since, until, planned, kept, monthly, nextDrivers } = line;
  const { t } = useTranslation(['leaver', 'records']);
  const isComing = isAhead(since, useActor().today);
  return (
    <span className={classes.words}>
      <span className={classes.name}>
        {name} {mark !== null && (vehicle ? <Plate plate={mark} /> : <span className={classes.mark}>{mark}</span>)}{' '}
        {isComing && <PlannedBadge />}
      </span>
      <span className={classes.since}>
        {t(isComing ? 'from' : 'since', { date: since })}
        {until !== null && <span>{t('until', { date: until })}</span>}
        {!isComing && planned?.name && <span>{t('then', { next: planBrief(planned, t) })}</span>}
        {kept && <span className={classes.kept}>{t('kept', kept)}</span>}
        {monthly !== null && (
          <span className={classes.cost}>
            <Money value={monthly} /> {t('board.perMonth')}
          </span>
        )}
      </span>
      {proposes && nextDrivers.length > 0 && <NextDrivers line={line} />}
    </span>
  );
};

/** One record of the leaver, the decision about it, and who gets it. */
export const LeavingRow = ({ line, choice, onChange, error, lastRecipient, onRecipient }: Props) => {
  const { t } = useTranslation('leaver');
  const { key, name, mark, vehicle, picture } = line;
  const thing = mark === null ? name : `${name}, ${mark}`;
  const path = pathOf(key);
  const decide = (value: string): void => {
    const action = leaverActions.find((each) => each === value);
    if (action) onChange?.({ action, to: choice?.to ?? lastRecipient?.id ?? 0 });
  };
  const isTransfer = choice?.action === 'transfer';
  return (
    <li className={classes.row} data-path={isTransfer && onRecipient ? undefined : path}>
      {vehicle ? <VehicleIcon type={vehicle} /> : <LetterTile name={name} picture={picture} />}
      {/* A dialog has no links that lead away from what was decided in it. */}
      <Words line={line} proposes={onRecipient !== undefined} />
      {onChange && (
        <Segments
          size="xs"
          className={classes.choice ?? ''}
          aria-label={thing}
          value={choice?.action ?? ''}
          onChange={decide}
          data={leaverActions.map((action) => ({ value: action, label: t(`action.${action}`) }))}
        />
      )}
      {isTransfer && onChange && onRecipient && (
        <div className={classes.taker}>
          <PersonPicker
            label={t('to', { name: thing })}
            placeholder={t('choose')}
            nobody={false}
            value={choice.to}
            selected={lastRecipient}
            data-path={path}
            error={error}
            onChange={(to, person) => {
              onChange({ action: 'transfer', to });
              onRecipient(person);
            }}
          />
        </div>
      )}
      {!(isTransfer && onRecipient) && error !== undefined && <p className={classes.error}>{error}</p>}
    </li>
  );
};

import { IconApps } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assetMark } from '#shared/assets/asset-tag.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import type { Held } from '#shared/contract/people/held.ts';
import { addDays, daysBetween, isoOf } from '#shared/values/dates.ts';
import { lastDayOf } from '#shared/values/last-days.ts';
import { exactSum } from '#shared/values/money.ts';
import { paths } from '../../ui/paths.ts';
import { isAhead } from '../../history/is-ahead.ts';
import { PlannedBadge } from '../../history/planned.tsx';
import { AcceptanceActions } from '../../records/acceptance-actions.tsx';
import { acceptanceTone } from '../../records/acceptance-tone.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { logoPath } from '../../ui/logo-path.ts';
import { Money } from '../../ui/money.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Link } from '../../ui/router.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { VehicleIcon } from '../../ui/vehicle-icon.tsx';
import classes from './assignments.module.css';

type RowProps = {
  to: string;
  icon: ReactNode;
  name: ReactNode;
  mark: ReactNode;
  days: { start_date: string; end_date: string | null; planned_end: string | null };
  on: string;
  /** What can be done with it at once. */
  actions?: ReactNode;
};

/** The number of days up to `on`; null for what has not begun by then. */
const daysUpTo = (on: string, start: string, end: string | null): number | null => {
  const [first, until, without] = [isoOf(start) ?? '', isoOf(on) ?? '', isoOf(end) ?? null];
  if (first > until) return null;
  return daysBetween(first, without !== null && without <= until ? without : addDays(until, 1));
};

/** One assignment, with its days up to `on`, and a badge on what is planned to come. */
const AssignmentRow = ({ to, icon, name, mark, days: { start_date: start, ...ends }, on, actions }: RowProps) => {
  const { t } = useTranslation(['people', 'history']);
  const { today } = useActor();
  const end = ends.end_date ?? ends.planned_end;
  const days = daysUpTo(on, start, end);
  return (
    <li>
      <Link to={to} className={classes.row}>
        {icon}
        <span className={classes.thing}>{name}</span>
        <span className={classes.marks}>
          {mark}
          {isAhead(start, today) && <PlannedBadge />}
        </span>
        <span className={classes.period}>
          {end === null
            ? t(isAhead(start, today) ? 'held.from' : 'held.since', { start })
            : t(isAhead(end, today) ? 'held.fromUntil' : 'held.until', { start, end: lastDayOf(end) })}
        </span>
        <span className={classes.days}>{days !== null && t('history:days', { count: days })}</span>
      </Link>
      {actions && <div className={classes.rowActions}>{actions}</div>}
    </li>
  );
};

const isUnsettled = (
  asset: Held['assets'][number],
): asset is Held['assets'][number] & { acceptance: 'awaiting' | 'refused' } =>
  asset.acceptance === 'awaiting' || asset.acceptance === 'refused';

type License = Held['licences'][number];

/** Licences that simply go on stand together on one line. */
const goesOn =
  (today: string) =>
  ({ start_date: start, end_date: end, planned_end: planned }: License): boolean =>
    end === null && planned === null && !isAhead(start, today);

const LicensesRow = ({ person: { id }, licences }: { person: EmployeeOut; licences: readonly License[] }) => {
  const { t } = useTranslation('people');
  const cost = exactSum(licences.map(({ cost_exact: monthly }) => monthly));
  return (
    <li>
      <div className={classes.row}>
        <IconApps size={16} stroke={1.75} />
        <span className={classes.names}>
          {licences.map((licence, at) => (
            <Fragment key={licence.id}>
              {at > 0 && ', '}
              <Link to={paths.softwareLicense(licence.id)}>{licence.name}</Link>
            </Fragment>
          ))}
        </span>
        <span className={classes.marks}>
          <Link to={paths.softwareOfPerson(id)} className={classes.all}>
            {t('page.heldLicences', { count: licences.length })}
          </Link>
          {cost > 0 && (
            <span className={classes.all}>
              <Money value={cost} /> {t('held.perMonth')}
            </span>
          )}
        </span>
      </div>
    </li>
  );
};

type Props = { person: EmployeeOut; assignments: Held & { on: string } };

/** The vehicles, assets and licences of a person, with a badge on assets that await acceptance or were refused. */
export const AssignmentRows = ({ person, assignments }: Props) => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const mayWrite = useCan()('assets:write');
  const running = assignments.licences.filter(goesOn(today));
  const isCompact = running.length > 1;
  const licences = isCompact ? assignments.licences.filter((one) => !running.includes(one)) : assignments.licences;
  return (
    <ul className={classes.list}>
      {assignments.vehicles.map((vehicle) => (
        <AssignmentRow
          key={`vehicle-${vehicle.id}`}
          to={paths.vehicle(vehicle.id)}
          icon={<VehicleIcon type={vehicle.type} />}
          name={vehicle.name}
          mark={vehicle.plate && <Plate plate={vehicle.plate} />}
          days={vehicle}
          on={assignments.on}
        />
      ))}
      {assignments.assets.map((asset) => (
        <AssignmentRow
          key={`asset-${asset.id}`}
          to={paths.asset(asset.id)}
          icon={<LetterTile name={asset.name} picture={asset.picture} />}
          name={
            <>
              {asset.name} <span className={classes.serial}>{assetMark(asset)}</span>
            </>
          }
          mark={
            isUnsettled(asset) && (
              <ToneBadge tone={acceptanceTone(asset.acceptance)}>{t(`held.${asset.acceptance}`)}</ToneBadge>
            )
          }
          actions={mayWrite && isUnsettled(asset) && <AcceptanceActions asset={asset} owner={person.name} />}
          days={asset}
          on={assignments.on}
        />
      ))}
      {isCompact && <LicensesRow person={person} licences={running} />}
      {licences.map((licence) => (
        <AssignmentRow
          key={`licence-${licence.id}`}
          to={paths.softwareLicense(licence.id)}
          icon={<LetterTile name={licence.name} picture={logoPath(licence.product_logo)} />}
          name={
            <>
              {licence.name} {licence.username && <span className={classes.serial}>{licence.username}</span>}
            </>
          }
          mark={null}
          days={licence}
          on={assignments.on}
        />
      ))}
    </ul>
  );
};

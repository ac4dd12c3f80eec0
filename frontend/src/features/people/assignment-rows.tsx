import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assetMark } from '#shared/assets/asset-tag.ts';
import type { Held } from '#shared/contract/people/held.ts';
import { addDays, daysBetween, isoOf } from '#shared/values/dates.ts';
import { lastDayOf } from '#shared/values/last-days.ts';
import { paths } from '../../ui/paths.ts';
import { isAhead } from '../../history/is-ahead.ts';
import { PlannedBadge } from '../../history/planned.tsx';
import { AcceptanceActions } from '../../records/acceptance-actions.tsx';
import { acceptanceTone } from '../../records/acceptance-tone.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { logoPath } from '../../ui/logo-path.ts';
import { Plate } from '../../ui/plate.tsx';
import { Link } from '../../ui/router.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { VehicleIcon } from '../../ui/vehicle-icon.tsx';
import classes from './assignments.module.css';
import { format } from '../../ui/format.ts';

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
  const { t } = useTranslation('people');
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
            ? t('held.from', { start })
            : t(isAhead(end, today) ? 'held.fromUntil' : 'held.until', { start, end: lastDayOf(end) })}
        </span>
        <span className={classes.days}>
          {days !== null && t('held.days', { count: days, days: format().number(days) })}
        </span>
      </Link>
      {actions && <div className={classes.rowActions}>{actions}</div>}
    </li>
  );
};

const isUnsettled = (
  asset: Held['assets'][number],
): asset is Held['assets'][number] & { acceptance: 'awaiting' | 'refused' } =>
  asset.acceptance === 'awaiting' || asset.acceptance === 'refused';

/** The vehicles, assets and licences of a person, with a badge on assets that await acceptance or were refused. */
export const AssignmentRows = ({ person, assignments }: { person: string; assignments: Held & { on: string } }) => {
  const { t } = useTranslation('people');
  const mayWrite = useCan()('assets:write');
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
          actions={mayWrite && isUnsettled(asset) && <AcceptanceActions asset={asset} owner={person} />}
          days={asset}
          on={assignments.on}
        />
      ))}
      {assignments.licences.map((licence) => (
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

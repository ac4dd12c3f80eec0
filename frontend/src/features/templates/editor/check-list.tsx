import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { listLink } from '../../../list/list-link.ts';
import { Banner } from '../../../ui/banner.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import type { Check, MissingField, UnknownField } from './checks.ts';
import { filterOfMissing } from './missing-list.ts';
import classes from './template-page.module.css';

type Props = {
  checks: readonly Check[];
  people: number;
  labelOf: (name: string) => string | undefined;
  isReadOnly: boolean;
  onReplace: (name: string, by: string) => void;
  onShow: (name: string) => void;
};

type UnknownProps = Pick<Props, 'isReadOnly' | 'onReplace' | 'onShow'> & { check: UnknownField };

const UnknownCheck = ({ check: { name, below, near }, isReadOnly, onReplace, onShow }: UnknownProps) => {
  const { t } = useTranslation('template-pages');
  return (
    <li className={classes.check} data-tone="red">
      <IconAlertCircle size={16} stroke={1.75} />
      <p>
        {t(below === '' ? 'checks.unknown' : 'checks.unknownBelow', { below })}{' '}
        <button type="button" onClick={() => onShow(name)}>
          {name}
        </button>
        .{' '}
        {near && !isReadOnly && (
          <>
            {t('checks.near')}{' '}
            <button type="button" onClick={() => onReplace(name, near.name)}>
              {near.label}
            </button>
            ?
          </>
        )}
      </p>
    </li>
  );
};

const UnprintableCheck = ({ name }: { name: string }) => {
  const { t } = useTranslation('template-pages');
  return (
    <li className={classes.check} data-tone="amber">
      <IconAlertTriangle size={16} stroke={1.75} />
      <p>{t('checks.unprintable', { characters: name })}</p>
    </li>
  );
};

type MissingProps = Pick<Props, 'people' | 'onShow'> & { check: MissingField; label: string | undefined };

/** A field that some people have no value for; their number leads to them in the list of people. */
const MissingCheck = ({ check: { name, ids }, people, label, onShow }: MissingProps) => {
  const { t } = useTranslation('template-pages');
  const filters = filterOfMissing(name, ids);
  const list = filters ? <Link to={listLink(paths.people, { filters })} /> : <span />;
  return (
    <li className={classes.check} data-tone="amber">
      <IconAlertTriangle size={16} stroke={1.75} />
      <p>
        <button type="button" onClick={() => onShow(name)}>
          {label}
        </button>{' '}
        <Trans t={t} i18nKey="checks.missing" count={ids.length} values={{ people }} components={{ list }} />
      </p>
    </li>
  );
};

/** What is to be looked at, each with its way out. */
export const CheckList = ({ checks, people, labelOf, ...acts }: Props) => {
  const { t } = useTranslation('template-pages');
  return (
    <ul className={classes.checks} aria-label={t('checks.title')}>
      {checks.map((check) => {
        const key = `${check.kind} ${check.name}`;
        if (check.kind === 'unknown') return <UnknownCheck key={key} check={check} {...acts} />;
        if (check.kind === 'unprintable') return <UnprintableCheck key={key} name={check.name} />;
        return <MissingCheck key={key} check={check} people={people} label={labelOf(check.name)} {...acts} />;
      })}
    </ul>
  );
};

/** Leads to what is to be looked at from above the text, where it stands below it. */
export const ChecksAbove = ({ count, onOpen }: { count: number; onOpen: () => void }) => {
  const { t } = useTranslation('template-pages');
  return (
    <div className={classes.checksAbove}>
      <Banner
        tone="amber"
        action={
          <button type="button" onClick={onOpen}>
            {t('checks.view')}
          </button>
        }
      >
        {t('checks.above', { count })}
      </Banner>
    </div>
  );
};

/** Says that nothing is left to look at. */
export const NoChecks = () => {
  const { t } = useTranslation('template-pages');
  return (
    <p className={classes.allGood}>
      <IconCircleCheck size={16} stroke={1.75} />
      {t('checks.none')}
    </p>
  );
};

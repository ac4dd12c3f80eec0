import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Check, UnknownField } from './checks.ts';
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

/** What is to be looked at, each with its way out. */
export const CheckList = ({ checks, people, labelOf, ...acts }: Props) => {
  const { t } = useTranslation('template-pages');
  return (
    <ul className={classes.checks} aria-label={t('checks.title')}>
      {checks.map((check) =>
        check.kind === 'unknown' ? (
          <UnknownCheck key={check.name} check={check} {...acts} />
        ) : (
          <li key={check.name} className={classes.check} data-tone="amber">
            <IconAlertTriangle size={16} stroke={1.75} />
            <p>
              <button type="button" onClick={() => acts.onShow(check.name)}>
                {labelOf(check.name)}
              </button>{' '}
              {t('checks.missing', { count: check.people, people })}
            </p>
          </li>
        ),
      )}
    </ul>
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

import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Trans, useTranslation } from 'react-i18next';
import { listLink } from '../../list/list-link.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Money } from '../../ui/money.tsx';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { ProgramDetails } from './use-program.ts';
import classes from './trainings.module.css';

/** What the sessions of a program cost, those that were held apart from those to come. */
export const ProgramCost = ({ program }: { program: ProgramDetails }) => {
  const { t } = useTranslation('trainings');
  const { cost_held: held, cost_ahead: ahead, cost_per_person: each } = program;
  return (
    <SectionCard title={t('field.cost')}>
      <DefinitionList
        narrow
        items={[
          { key: 'held', label: t('program.costHeld'), value: <Money value={held} /> },
          { key: 'ahead', label: t('program.costAhead'), value: <Money value={ahead} /> },
          { key: 'total', label: t('program.costTotal'), value: <Money value={held + ahead} /> },
          { key: 'each', label: t('column.cost_per_person'), value: each === null ? null : <Money value={each} /> },
        ]}
      />
      <p className={classes.note}>{t('program.costDivided')}</p>
    </SectionCard>
  );
};

const MONTHS_OF_YEAR = 12;

/** How long a program counts, in years where they are whole. */
const validity = (months: number | null, t: TFunction<'trainings'>): string => {
  if (months === null) return t('program.validForGood');
  return months % MONTHS_OF_YEAR === 0
    ? t('program.validForYears', { count: months / MONTHS_OF_YEAR })
    : t('program.validFor', { count: months });
};

/** Who must follow a program and for how long it counts, with the way to change that. */
export const WhoMustFollow = ({ program, mayEdit }: { program: ProgramDetails; mayEdit: boolean }) => {
  const { t } = useTranslation('trainings');
  const { mandatory_segment_id: segment, mandatory_segment_name: name, valid_months: months } = program;
  const to = `${paths.editProgram(program.id)}#mandatory_segment_id`;
  return (
    <SectionCard
      title={t('program.mustFollow')}
      action={
        mayEdit && (
          <ActionIcon component={Link} to={to} aria-label={t('program.changeRule')}>
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
        )
      }
    >
      <p className={classes.rule}>
        {segment === null ? (
          t('program.noRule')
        ) : (
          <Trans
            t={t}
            i18nKey="program.rule"
            count={program.still_to_follow_count ?? 0}
            values={{ name: name ?? segment }}
            components={{ people: <Link to={listLink(paths.people, { segment })} /> }}
          />
        )}{' '}
        {segment !== null && validity(months, t)}
      </p>
      {mayEdit && (
        <Link to={to} className={classes.ruleLink}>
          {t(segment === null ? 'program.setRule' : 'program.changeRule')}
        </Link>
      )}
    </SectionCard>
  );
};

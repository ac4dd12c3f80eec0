import { Checkbox } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { candidateStates, isOfPerson, type CandidateState } from '#shared/contracts/many.rules.ts';
import { useCan } from '../../../ui/actor.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { CountsStrip } from '../../../ui/counts-strip.tsx';
import { UnprintableBanner } from '../unprintable-banner.tsx';
import { toneOf } from './candidate-tone.ts';
import { CheckTable } from './check-table.tsx';
import type { ManyForm } from './many-form.ts';
import type { Check, Person } from './use-check.ts';
import { ValuesSheet } from './values-sheet.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './many.module.css';

const PreviewModal = onDemand(async () => (await import('./preview-modal.tsx')).PreviewModal);

type Filter = CandidateState | 'all';

type Props = {
  check: Check;
  values: ManyForm;
  /** Why nobody is left, at the box that takes in people with missing values. */
  error: ReactNode;
  onChange: (change: Partial<ManyForm>) => void;
  /** The choice between drafts and sending. */
  children: ReactNode;
};

/** What is missing over all the people, to be filled in like a sheet. */
export const CheckStep = ({ check, values, error, onChange, children }: Props) => {
  const { t } = useTranslation('contracts');
  const can = useCan();
  const [filter, setFilter] = useState<Filter>('all');
  const [shown, setShown] = useState<Person>();
  const { rows, fields } = check;
  const countOf = (state: CandidateState): number => rows.filter((row) => row.state === state).length;
  const missing = countOf('missing');
  const sends = values.act === 'send';
  return (
    <div className={classes.check}>
      <CountsStrip<Filter>
        label={t('many.counts')}
        counts={[
          { key: 'all', label: t('many.state.all'), count: rows.length },
          ...candidateStates.map((key) => ({
            key,
            label: t(`many.state.${key}`),
            count: countOf(key),
            tone: toneOf[key],
          })),
        ]}
        shown={filter}
        onShow={setFilter}
      />
      {children}
      {fields.length > 0 && <ValuesSheet values={values} onChange={onChange} />}
      {fields.length === 0 && <Banner tone="green">{t('many.allThere')}</Banner>}
      <UnprintableBanner fields={check.unprintable} />
      {missing > 0 && (
        <Checkbox
          label={t(sends ? 'many.sendMissing' : 'many.withMissing', { count: missing })}
          description={t(sends ? 'many.sendMissingHelp' : 'many.withMissingHelp')}
          data-path="with_missing"
          error={error}
          checked={values.with_missing}
          onChange={(event) => onChange({ with_missing: event.currentTarget.checked })}
        />
      )}
      {can('people:write') && fields.some(({ name }) => isOfPerson(name)) && (
        <Checkbox
          label={t('many.keepOnPeople')}
          description={t('many.keepOnPeopleHelp')}
          checked={values.keeps_on_people}
          onChange={(event) => onChange({ keeps_on_people: event.currentTarget.checked })}
        />
      )}
      <CheckTable
        rows={filter === 'all' ? rows : rows.filter(({ state }) => state === filter)}
        fields={fields}
        values={values}
        onChange={onChange}
        onPreview={setShown}
      />
      {shown && <PreviewModal person={shown} values={values} close={() => setShown(undefined)} />}
    </div>
  );
};

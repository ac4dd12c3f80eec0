import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../../list/search-box.tsx';
import { offeredValues, type What } from './offered-values.ts';
import type { ParticipantsPlace } from './use-participants-place.ts';
import { selectSign } from '../../../ui/select-sign.tsx';
import { Select } from '../../../ui/select.tsx';
import classes from './participants.module.css';

const ALL = 'all';

type Props = {
  place: ParticipantsPlace;
  show: (change: Partial<ParticipantsPlace>) => void;
  /** The controls at the right. */
  children?: ReactNode;
};

/** Search, status and result above participants. */
export const ParticipantFilters = ({ place, show, children }: Props) => {
  const { t } = useTranslation('trainings');
  const choice = (what: What) => (
    <Select
      className={classes.filter ?? ''}
      size="xs"
      withScrollArea={false}
      aria-label={t(`people.filter.${what}`)}
      data={[
        { value: ALL, label: t(`people.filter.all.${what}`) },
        ...offeredValues[what].map((value) => ({ value, label: t(`${what}.${value}`) })),
      ]}
      value={place[what] ?? ALL}
      onChange={(value) => show({ [what]: offeredValues[what].find((name) => name === value) ?? null })}
      allowDeselect={false}
      {...selectSign}
    />
  );
  return (
    <search className={classes.tools}>
      <SearchBox
        className={classes.search}
        size="xs"
        label={t('people.search')}
        search={place.search}
        onSearch={(search) => show({ search })}
      />
      {choice('status')}
      {choice('result')}
      {children}
    </search>
  );
};

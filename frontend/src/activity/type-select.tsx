import { useTranslation } from 'react-i18next';
import type { EventType, FeedObject } from '#shared/activity/events.ts';
import { canStandInFeed } from '#shared/kinds/can-stand-in-feed.ts';
import { knownEventTypes } from './event-types.ts';
import { MultiSelect } from '../ui/select.tsx';

type Props = {
  label: string;
  value: readonly EventType[];
  onChange: (types: EventType[]) => void;
  /** Limits the choice to the types that the feed of this kind of record can contain. */
  about?: FeedObject;
};

/** Chooses which types of event are shown; no choice shows all of them. */
export const TypeSelect = ({ label, value, onChange, about }: Props) => {
  const { t } = useTranslation('activity');
  const types = knownEventTypes().filter((type) => canStandInFeed(type, about));
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? t('company.allTypes') : ''}
      data={types.map((type) => ({ value: type, label: t(`type.${type}`) }))}
      value={[...value]}
      onChange={(chosen) => onChange(types.filter((type) => chosen.includes(type)))}
      searchable
      clearable
      hidePickedOptions
      withScrollArea={false}
      clearButtonProps={{ 'aria-label': t('company.clearTypes') }}
    />
  );
};

import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EventType, FeedObject } from '#shared/activity/events.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { objectTypes } from '#shared/records/object-types.ts';
import { knownEventTypes } from './event-icon.ts';

type Props = {
  label: string;
  value: readonly EventType[];
  onChange: (types: EventType[]) => void;
  /** Limits the choice to the types that the feed of this kind of record can contain. */
  about?: FeedObject;
};

/** Whether a feed can contain a type: one with the prefix of another kind of record never appears in it. */
const canBeAbout = (type: EventType, about: FeedObject): boolean =>
  ![...objectTypes, 'user' as const].some((kind) => kind !== about && type.startsWith(feedFactsOf(kind).eventPrefix)) ||
  // A person's feed repeats events of their account; the feeds of people and products repeat events of licences.
  (about === 'employee' && type.startsWith('user_')) ||
  ((about === 'employee' || about === 'software_product') && type.startsWith('license_') && type !== 'license_updated');

/** Chooses which types of event are shown; no choice shows all of them. */
export const TypeSelect = ({ label, value, onChange, about }: Props) => {
  const types = about === undefined ? knownEventTypes : knownEventTypes.filter((type) => canBeAbout(type, about));
  const { t } = useTranslation('activity');
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

import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EventType, FeedObject } from '#shared/activity/events.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { objectTypes } from '#shared/records/object-types.ts';
import { knownTypes } from './event-icon.ts';

type Props = {
  label: string;
  value: readonly EventType[];
  onChange: (types: EventType[]) => void;
  /** Only the types that its feed can hold. */
  about?: FeedObject;
};

/** A type that bears the name of another kind of record never stands in this one's feed. */
const canBeAbout = (type: EventType, about: FeedObject): boolean =>
  ![...objectTypes, 'user' as const].some((kind) => kind !== about && type.startsWith(feedFactsOf(kind).eventPrefix)) ||
  // A person's feed repeats what became of his account, his and a product's what became of a licence.
  (about === 'employee' && type.startsWith('user_')) ||
  ((about === 'employee' || about === 'software_product') && type.startsWith('license_') && type !== 'license_updated');

/** Which types of events are shown; none chosen is all of them. */
export const TypeSelect = ({ label, value, onChange, about }: Props) => {
  const types = about === undefined ? knownTypes : knownTypes.filter((type) => canBeAbout(type, about));
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

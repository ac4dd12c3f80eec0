import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isOfBefore, subjectOf, type EventType, type FeedObject } from '#shared/activity/events.ts';
import { knownEventTypes } from './event-icon.ts';

type Props = {
  label: string;
  value: readonly EventType[];
  onChange: (types: EventType[]) => void;
  /** Limits the choice to the types that the feed of this kind of record can contain. */
  about?: FeedObject;
};

/** Whether a feed is filtered by a type: one about another kind never appears in it, one of before is not looked for. */
const canBeAbout = (type: EventType, about?: FeedObject): boolean => {
  if (isOfBefore(type)) return false;
  if (about === undefined) return true;
  const subject = subjectOf(type);
  if (subject === null || subject === about) return true;
  // A person's feed repeats events of their account; the feeds of people and products repeat events of licences.
  if (subject === 'user') return about === 'employee';
  const repeats = about === 'employee' || about === 'software_product';
  return repeats && subject === 'software_license' && type !== 'license_updated';
};

/** Chooses which types of event are shown; no choice shows all of them. */
export const TypeSelect = ({ label, value, onChange, about }: Props) => {
  const types = knownEventTypes.filter((type) => canBeAbout(type, about));
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

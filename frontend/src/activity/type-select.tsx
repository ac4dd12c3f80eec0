import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { eventTypes, type EventType } from '#shared/activity/events.ts';

type Props = {
  label: string;
  value: readonly EventType[];
  onChange: (types: EventType[]) => void;
  /** Those that can occur here. */
  types?: readonly EventType[];
};

/** Which types of events are shown; none chosen is all of them. */
export const TypeSelect = ({ label, value, onChange, types = eventTypes }: Props) => {
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
      maxDropdownHeight={320}
      clearButtonProps={{ 'aria-label': t('company.clearTypes') }}
    />
  );
};

import { useTranslation } from 'react-i18next';
import { useTeamOptions } from '../people-choice/use-team-options.ts';
import { inputProps, type FieldProps } from '../form/field-props.ts';
import { MultiSelect } from '../ui/select.tsx';

type Props = Omit<FieldProps, 'onChange'> & { onChange: (value: string, shown?: string) => void };

/** A choice of teams by name; the value is their ids with commas between. */
export const TeamsChoice = ({ onChange, ...props }: Props) => {
  const { t } = useTranslation('bulk');
  const { options, isRead } = useTeamOptions();
  const nameOf = (id: string) => options.find(({ value }) => value === id)?.label ?? '';
  return (
    <MultiSelect
      {...inputProps(props)}
      data={options}
      value={props.value ? props.value.split(',') : []}
      onChange={(ids) => onChange(ids.join(','), ids.map(nameOf).join(', '))}
      searchable
      clearable
      disabled={!isRead}
      nothingFoundMessage={t('noTeams')}
    />
  );
};

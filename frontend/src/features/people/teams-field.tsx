import { useTranslation } from 'react-i18next';
import { useTeamOptions } from '../../people-choice/use-team-options.ts';
import { inputProps, type FieldProps } from '../../form/field-props.ts';
import { teamIds, teamsText } from './person-form.ts';
import { MultiSelect } from '../../ui/select.tsx';

/** The teams of a person; the value is their ids, separated by commas. */
export const TeamsField = (props: FieldProps) => {
  const { t } = useTranslation('people');
  const { options, isRead } = useTeamOptions();
  const chosen = teamIds(props.value ?? '').map(String);
  return (
    <MultiSelect
      {...inputProps(props)}
      data={options}
      // A team without a name, because it is still loading or deleted, would show as a number.
      value={chosen.filter((id) => options.some((team) => team.value === id))}
      onChange={(ids) => props.onChange(teamsText(ids))}
      onBlur={props.onBlur}
      searchable
      clearable
      disabled={(props.disabled ?? false) || !isRead}
      placeholder={chosen.length === 0 ? t('form.teamsPlaceholder') : ''}
      nothingFoundMessage={t('form.noTeams')}
    />
  );
};

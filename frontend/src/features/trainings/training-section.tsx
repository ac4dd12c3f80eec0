import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { spanDays } from '#shared/trainings/training.rules.ts';
import { useActor } from '../../ui/actor.tsx';
import { DefinitionList, type Definition } from '../../ui/definition-list.tsx';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { AdditionalInformation } from './additional-information.tsx';
import { amountWords } from './amount-words.ts';
import { CourseCost } from './course-cost.tsx';
import { VisibleTo } from './course-words.tsx';
import { trainingDays } from './training-days.ts';
import classes from './trainings.module.css';

type Props = { training: TrainingDetails; mayEdit: boolean };

/** The amount, and the span of the dates where that is longer: "1,5 days of 2". */
const AmountValue = ({ training }: { training: TrainingDetails }) => {
  const { t } = useTranslation('trainings');
  const { start_date: start, end_date: end, amount, training_amount_selection: unit } = training;
  const span = spanDays({ start_date: parseDmy(start ?? ''), end_date: parseDmy(end ?? '') });
  const isShorter = span !== null && amount !== null && unit === 'days' && amount < span;
  return (
    <>
      {amountWords(training, t)}
      {isShorter && <span className={classes.dim}> {t('detail.ofSpan', { span })}</span>}
    </>
  );
};

/** The fields of a session or one-off course; users who may edit it can fill in empty ones. */
export const TrainingSection = ({ training, mayEdit }: Props) => {
  const { t } = useTranslation('trainings');
  const { feature_flags: flags } = useActor();
  const addTo = (field: string) => (mayEdit ? `${paths.editTraining(training.id)}#${field}` : undefined);
  const item = (key: keyof TrainingDetails, value: Definition['value'], label = t(`field.${key}`)) => ({
    key,
    label,
    value,
    addTo: addTo(key),
  });
  const { program_id: program, location_of_training: location, additional_information: information } = training;
  const teams = training.selected_team_names;
  return (
    <SectionCard
      title={t('detail.section')}
      action={
        mayEdit && (
          <ActionIcon component={Link} to={paths.editTraining(training.id)} aria-label={t('actions.edit')}>
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
        )
      }
    >
      <DefinitionList
        items={[
          ...(program === null
            ? []
            : [
                {
                  key: 'program',
                  label: t('field.program_id'),
                  value: <Link to={paths.program(program)}>{training.program_name}</Link>,
                },
              ]),
          item('leverancier', training.leverancier),
          item('start_date', trainingDays(training), t('detail.dates')),
          item('amount', training.amount === null ? null : <AmountValue training={training} />, t('detail.amount')),
          item('location_of_training', location === null ? null : t(`location_of_training.${location}`)),
          item('type_of_training', t(`type_of_training.${training.type_of_training}`)),
          item(
            'is_visible_for_employees',
            <span title={teams.join(', ')}>
              <VisibleTo course={training} />
            </span>,
            t('column.is_visible_for_employees'),
          ),
          item(
            'is_price_visible_for_employees',
            t(`is_price_visible_for_employees.${training.is_price_visible_for_employees}`),
          ),
          item('certificate_to_achieve', t(`certificate_to_achieve.${training.certificate_to_achieve}`)),
          item('cost', training.cost === null ? null : <CourseCost course={training} />),
          ...(flags.includes('trainings_fla')
            ? [item('falls_under_fla', t(`falls_under_fla.${training.falls_under_fla}`))]
            : []),
          item('additional_information', information === null ? null : <AdditionalInformation text={information} />),
        ]}
      />
      {training.cost !== null && <p className={classes.note}>{t('detail.costDivided')}</p>}
    </SectionCard>
  );
};

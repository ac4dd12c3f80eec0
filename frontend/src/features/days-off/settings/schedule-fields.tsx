import { Button, Group } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { SCHEDULE_NAME_MAX } from '#shared/days-off/limits.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { FormSection } from '../../../form/form-section.tsx';
import { RadioCards } from '../../../form/radio-cards.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { paths } from '../../../ui/paths.ts';
import { alwaysChosen } from './always-chosen.ts';
import { HoursTable } from './hours-table.tsx';
import { formOfWeeks, templates, type ScheduleForm } from './schedule-form.ts';

const pathOfHours = /^weeks\.\d\.\d$/;

/** The labels of the fields, and the breadcrumbs of the pages of schedules. */
export const useScheduleWords = () => {
  const { t } = useTranslation(['days-off', 'settings']);
  return {
    labelOf: (path: string): string => t(`settings.schedules.field.${pathOfHours.test(path) ? 'weeks' : path}`),
    crumbs: [
      { label: t('settings:title'), to: paths.settings },
      { label: t('settings.schedules.title'), to: paths.workSchedules },
    ],
  };
};

type Form = Pick<ReturnType<typeof useForm<ScheduleForm>>, 'values' | 'getInputProps' | 'setFieldValue' | 'setValues'>;

/** The name and the hours of a schedule; a new one can begin with hours that are usual. */
export const ScheduleFields = ({ form, isNew = false }: { form: Form; isNew?: boolean }) => {
  const { t } = useTranslation('days-off');
  const { labelOf } = useScheduleWords();
  const field = fieldOf(form, labelOf);
  return (
    <>
      <TextField {...field('name')} required maxLength={SCHEDULE_NAME_MAX} />
      <FormSection title={t('settings.schedules.field.weeks')}>
        {isNew && (
          <Group gap={8} role="group" aria-label={t('settings.schedules.templates')}>
            {templates.map(({ key, weeks }) => (
              <Button key={key} variant="default" size="xs" onClick={() => form.setValues(formOfWeeks(weeks))}>
                {t(`settings.schedules.template.${key}`)}
              </Button>
            ))}
          </Group>
        )}
        <RadioCards
          {...alwaysChosen(field('cycle'))}
          options={(['1', '2'] as const).map((value) => ({
            value,
            label: t(`settings.schedules.cycle.${value}`),
            help: t(`settings.schedules.cycleText.${value}`),
          }))}
        />
        <HoursTable form={form} />
      </FormSection>
    </>
  );
};

import { useTranslation } from 'react-i18next';
import type { RightForm, RightOut } from './right-form.ts';
import { decimalText } from '#shared/values/decimal.ts';
import type { RightExample } from './right-examples.ts';
import { format } from '../../../ui/format.ts';
import { labelValue } from '../../../ui/label-value.ts';

/** A right in a line: days, basis, seniority and what carries over. */
export const useRightWords = (): ((right: RightOut) => string) => {
  const { t } = useTranslation('days-off');
  return ({ days, basis, seniority, carries_until: until, carries_max: most, changes_in: change }) => {
    const max = most === null ? undefined : decimalText(most);
    return [
      t('settings.rights.aYear', { days: decimalText(days) }),
      t(`settings.rights.basis.${basis}`),
      ...(seniority.length > 0 ? [t('settings.rights.bySeniority')] : []),
      until === null
        ? t('settings.rights.lapses')
        : t(max === undefined ? 'settings.rights.carries' : 'settings.rights.carriesMax', { until, max }),
      ...(change === null ? [] : [t('settings.rights.changesIn', { year: String(change) })]),
    ].join(' · ');
  };
};

/** An example as a sentence: "From 1 July: 10 days". */
export const useExampleWords = (): ((example: RightExample) => string) => {
  const { t } = useTranslation('days-off');
  return (example) =>
    t(`settings.rights.example.${example.who}`, {
      days: format().number(example.days, 2),
      ...(example.who === 'seniority' && { count: example.years }),
    });
};

/** A field of the form of a right as it is typed, in words. */
export const useTypedRight = (): ((field: keyof RightForm, value: RightForm[keyof RightForm]) => string) => {
  const { t } = useTranslation(['days-off', 'form']);
  return (field, value) => {
    if (Array.isArray(value))
      return value.length === 0
        ? t('form:stale.empty')
        : value
            .map((step) =>
              labelValue(`${step.from_years} ${t('settings.rights.years')}`, `${step.days} ${t('settings.days')}`),
            )
            .join(', ');
    if (field === 'carries') return t(value === 1 ? 'settings.yes' : 'settings.no');
    if (field === 'basis') return t(`settings.rights.basisLabel.${value}`);
    return field === 'from_year' ? t('settings.rights.fromYear', { year: value }) : String(value);
  };
};

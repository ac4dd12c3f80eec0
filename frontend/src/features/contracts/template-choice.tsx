import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listTemplates } from '#shared/contract/templates/list-templates.ts';
import { query } from '../../api/query.ts';
import type { FieldProps } from '../../form/field-props.ts';
import { SelectField } from '../../form/select-field.tsx';

const TEMPLATES_MAX = 1000;

/** The published templates, each with its language. */
export const TemplateChoice = (props: FieldProps) => {
  const { t } = useTranslation('contracts');
  const { data } = useQuery(
    query(listTemplates, { query: { state: 'published', per_page: TEMPLATES_MAX, orderby_column: 'name' } }),
  );
  return (
    <SelectField
      {...props}
      required
      searchable
      disabled={!data}
      placeholder={t('new.chooseTemplate')}
      options={(data?.data ?? []).map(({ id, name, language }) => ({
        value: String(id),
        label: t('new.templateOption', { name, language: t(`language.${language}`) }),
      }))}
      help={data?.count === 0 ? t('new.noTemplates') : undefined}
    />
  );
};

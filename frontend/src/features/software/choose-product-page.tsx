import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { issue } from '#shared/errors/issue.ts';
import { fieldOf } from '../../form/field-of.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useNavigate } from '../../ui/router.ts';
import { ProductPicker } from './product-picker.tsx';

const ChooseProduct = () => {
  const { t } = useTranslation(['software', 'wizard']);
  const navigate = useNavigate();
  const form = useForm({ initialValues: { product_id: 0 } });
  const issues = useFormIssues(form);
  const { product_id: id } = form.values;
  const field = fieldOf(form, (name) => t(`field.${name}`));
  return (
    <FormPage
      title={t('actions.assign')}
      crumbs={[
        { label: t('title'), to: paths.software },
        { label: t('licenses'), to: paths.softwareLicenses },
      ]}
      intro={t('assign.text')}
      cancelTo={paths.softwareLicenses}
      submit={t('wizard:next', { step: t('assign.people') })}
      saving={false}
      issues={issues}
      labelOf={(path) => t(`field.${path}`)}
      problem={undefined}
      onSubmit={() => {
        if (!issues.show(id > 0 ? [] : [issue('product_id', 'required')])) void navigate(paths.assignSoftware(id));
      }}
    >
      <ProductPicker {...field('product_id')} required />
    </FormPage>
  );
};

/** The product of which licences are assigned: /software/licenses/assign. People are chosen on the page after it. */
export const ChooseProductPage = () => (
  <RequireRight permission="software:write">
    <ChooseProduct />
  </RequireRight>
);

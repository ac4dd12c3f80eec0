import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { editProduct } from '#shared/contract/software/edit-product.ts';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../app/paths.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { useStaleEdit, type EditStart } from '../../form/use-stale-edit.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useNavigate } from '../../ui/router.ts';
import { ProductFields } from './product-fields.tsx';
import { changedFields, formIssues, formOf, type ProductForm } from './product-form.ts';
import { StaleProduct } from './stale-product.tsx';
import { changedWithSoftware } from './use-software.ts';

/** Name, URL, and what was bought (spec A §2). */
export const EditProductForm = ({ product }: { product: ProductDetails }) => {
  const { t } = useTranslation('software');
  const navigate = useNavigate();
  const stale = useStaleEdit<ProductForm, ProductDetails>(product, formOf);
  const { start } = stale;
  const form = useForm<ProductForm>({ initialValues: start.values });
  const issues = useFormIssues(form);
  const call = useCall(editProduct, changedWithSoftware);
  const { values } = form;
  const isChanged = Object.keys(changedFields(start.values, values)).length > 0;
  const guard = useLeaveGuard(isChanged && !call.isSuccess);
  const home = paths.softwareProduct(product.id);

  const send = (mine: ProductForm, from: EditStart<ProductForm, ProductDetails>): void => {
    if (issues.show(formIssues(mine), catalogue.form_invalid.title)) return;
    call
      .mutateAsync({
        body: { product_id: product.id, version: from.record.version, ...changedFields(from.values, mine) },
      })
      .then(
        () => {
          guard.letGo();
          notifySuccess(t('edit.saved', { name: mine.name.trim() }));
          void navigate(home);
        },
        ({ problem }: NonNullable<typeof call.error>) => {
          if (!stale.caught(problem, mine)) issues.showProblem(problem);
        },
      );
  };
  const field = <Name extends keyof ProductForm>(name: Name) => ({
    label: t(`field.${name as keyof ProductForm}`),
    ...form.getInputProps(name),
    value: values[name],
  });
  const problem = call.error?.problem;
  return (
    <FormPage
      title={t('edit.title', { name: product.name })}
      crumbs={[
        { label: t('title'), to: paths.software },
        { label: product.name, to: home },
      ]}
      cancelTo={home}
      submit={t('edit.save')}
      saving={call.isPending}
      disabled={!isChanged}
      onSubmit={() => send(values, start)}
    >
      {guard.modal}
      <ErrorSummary issues={issues.listed} title={issues.title} labelOf={(path) => t(`field.${path}`)} />
      {problem && problem.fields.length === 0 && problem.code !== 'stale_version' && <ErrorBox problem={problem} />}
      <ProductFields
        field={field}
        onSuggestion={({ name, url }) => {
          form.setValues({ name, url });
          form.clearErrors();
        }}
      />
      <StaleProduct
        difference={stale.difference}
        saving={call.isPending}
        onKeepEditing={stale.keepEditing}
        onDiscard={() => {
          guard.letGo();
          void navigate(home);
        }}
        onSave={(chosen) => {
          const from = stale.goOn();
          form.setValues(chosen);
          send(chosen, from);
        }}
      />
    </FormPage>
  );
};

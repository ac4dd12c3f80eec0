import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addProduct } from '#shared/contract/software/add-product.ts';
import { editProduct } from '#shared/contract/software/edit-product.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { nameTaken } from '#shared/software/product.rules.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { typedWhole } from '#shared/values/whole-number.ts';
import { dateIssues } from '../../form/date-issues.ts';
import { fieldOf } from '../../form/field-of.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useGoOn, useNavigate } from '../../ui/router.ts';
import { FormWizard } from '../../wizard/form-wizard.tsx';
import { useWizardForm } from '../../wizard/use-wizard-form.ts';
import { AssignFields } from './assign-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { emptyProduct, formIssues, type ProductForm } from './product-form.ts';
import { useAssign } from './use-assign.ts';
import { useKnownProducts } from './use-known-products.ts';

type NewProduct = ProductForm & { employee_ids: number[]; start_date: string };
type Step = 'product' | 'people';
const steps: readonly Step[] = ['product', 'people'];
const stepOf = (path: string): Step =>
  path.startsWith('employee_ids') || path === 'start_date' ? 'people' : 'product';

const ProductWizard = () => {
  const { t } = useTranslation('software');
  const navigate = useNavigate();
  const goOn = useGoOn();
  const start: NewProduct = { ...emptyProduct, employee_ids: [], start_date: useActor().today };
  const add = useCall(addProduct);
  const { assign, isPending } = useAssign();
  const wizard = useWizardForm<NewProduct, Step>({
    start,
    first: 'product',
    stepOf,
    isDone: add.isSuccess,
  });
  const { form, step } = wizard;
  const edit = useCall(editProduct);
  // Once the product has been added, another attempt saves the values typed since, and assigns it.
  const added = useRef<{ id: number; savedAs: string }>(undefined);
  const { employee_ids: people, start_date: from, ...product } = form.values;

  const { existing } = useKnownProducts(product.name, add.data?.id);
  const takenIssues = existing ? [nameTaken] : [];

  const save = async (): Promise<{ id: number; run: string | undefined }> => {
    const savedAs = JSON.stringify(product);
    const id = added.current?.id ?? (await add.mutateAsync({ body: product })).id;
    if (added.current && added.current.savedAs !== savedAs)
      await edit.mutateAsync({ body: { ...product, product_id: id } });
    added.current = { id, savedAs };
    return { id, run: people.length > 0 ? await assign(id, people, from) : undefined };
  };
  const finish = (): void =>
    wizard.trackSubmit(save(), ({ id, run }) => {
      notifySuccess(t('wizard.added', { name: product.name.trim() }));
      goOn(run === undefined ? paths.softwareProduct(id) : paths.assignSoftware(id, run), { replace: true });
    });
  const field = fieldOf(form, (name) => t(`field.${name}`));
  return (
    <FormWizard
      wizard={wizard}
      formSteps={steps}
      title={t('addProduct')}
      steps={steps.map((key) => ({ key, label: t(`wizard.${key}`) }))}
      heading={t(`wizard.${step}`)}
      intro={step === 'product' ? t('wizard.productText') : t('wizard.peopleText', { name: product.name.trim() })}
      finishLabel={people.length === 0 ? t('addProduct') : t('wizard.finish', { count: people.length })}
      saving={add.isPending || edit.isPending || isPending}
      labelOf={(path) => t(`field.${path}`)}
      check={(at) => (at === 'product' ? [...formIssues(product), ...takenIssues] : dateIssues('start_date', from))}
      issuesTitle={catalogue.form_invalid.title}
      finish={finish}
      onClose={() => void navigate(added.current ? paths.softwareProduct(added.current.id) : paths.software)}
    >
      {step === 'product' ? (
        <ProductFields
          field={fieldOf<ProductForm>(form, (name) => t(`field.${name}`))}
          onSuggestion={({ name, url }) => {
            form.setValues(url === '' ? { name } : { name, url });
            form.clearErrors();
          }}
        />
      ) : (
        <AssignFields people={field('employee_ids')} from={field('start_date')} free={typedWhole(product.seats)} />
      )}
    </FormWizard>
  );
};

/** Adds a product in two steps: /software/products/new. Licences can be assigned at once, or later. */
export const NewProductPage = () => (
  <RequireRight permission="software:add-product">
    <ProductWizard />
  </RequireRight>
);

import { useTranslation } from 'react-i18next';
import { editProduct } from '#shared/contract/software/edit-product.ts';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { useCall } from '../../api/query.ts';
import { format } from '../../ui/format.ts';
import { paths } from '../../ui/paths.ts';
import { changedFields } from '../../form/changed-fields.ts';
import { EditPage } from '../../form/edit-page.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { useEdit } from '../../form/use-edit.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useGoOn } from '../../ui/router.ts';
import { ProductFields } from './product-fields.tsx';
import { formIssues, formOf, type ProductForm } from './product-form.ts';

/** Edits the name, URL, seats and cost of a product. */
export const EditProductForm = ({ product }: { product: ProductDetails }) => {
  const { t } = useTranslation('software');
  const goOn = useGoOn();
  const call = useCall(editProduct);
  const edit = useEdit<ProductForm, ProductDetails>({
    record: product,
    formOf,
    call,
  });
  const { form } = edit;
  const recordPath = paths.softwareProduct(product.id);

  const send = (mine: ProductForm, { record, values }: EditStart<ProductForm, ProductDetails>): void => {
    if (edit.issues.show(formIssues(mine), catalogue.form_invalid.title)) return;
    const body = { product_id: product.id, version: record.version, ...changedFields(values, mine) };
    void edit.trackSave(call.mutateAsync({ body }), mine, () => {
      notifySuccess({ title: t('edit.savedTitle'), text: t('edit.saved', { name: mine.name.trim() }) });
      goOn(recordPath);
    });
  };
  return (
    <EditPage
      edit={edit}
      title={t('edit.title', { name: product.name })}
      crumbs={[
        { label: t('title'), to: paths.software },
        { label: product.name, to: recordPath },
      ]}
      submit={t('edit.save')}
      labelOf={(name) => t(`field.${name}`)}
      staleTitle={t('edit.staleTitle')}
      show={(name, value) => {
        if (name === 'cost_period') return t(`cost_period.${value}`);
        return name === 'seat_cost' ? format().withSign(value) : value;
      }}
      send={send}
    >
      <ProductFields
        editedId={product.id}
        field={fieldOf(form, (name) => t(`field.${name}`))}
        onSuggestion={({ name, url }) => {
          form.setValues(url === '' ? { name } : { name, url });
          form.clearErrors();
        }}
      />
    </EditPage>
  );
};

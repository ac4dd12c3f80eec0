import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addIntegration } from '#shared/contract/integrations/add-integration.ts';
import { listIntegrations } from '#shared/contract/integrations/list-integrations.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { INTEGRATION_NAME_MAX } from '#shared/integrations/limits.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { query, readOnce, useCall } from '../../api/query.ts';
import { fieldOf } from '../../form/field-of.ts';
import { focusField } from '../../form/focus-field.ts';
import { FormPage } from '../../form/form-page.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { RadioCards } from '../../form/radio-cards.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useEdit } from '../../form/use-edit.ts';
import { CredentialsFields, useAsksSecret } from '../../integrations/credentials-fields.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { useGoOn } from '../../ui/router.ts';
import { CustomerCodeField } from './customer-code-field.tsx';
import {
  toFieldIssue,
  newIntegrationBody,
  newIntegrationIssues,
  newIntegrationOf,
  type NewIntegrationForm,
  type Product,
} from './integration-form.ts';

const NewIntegration = ({ products }: { products: readonly Product[] }) => {
  const { t } = useTranslation(['integrations', 'settings']);
  const goOn = useGoOn();
  const asksSecret = useAsksSecret();
  const call = useCall(addIntegration);
  const labelOf = (path: string): string => t(`field.${path}`);
  const edit = useEdit<NewIntegrationForm, { version: 0 }>({
    record: { version: 0 },
    formOf: () => newIntegrationOf(products),
    call,
  });
  const { form, issues } = edit;
  const field = fieldOf(form, labelOf);
  const product = products.find(({ key }) => key === form.values.product);
  const choose = (key: string): void => {
    const [before, after] = [form.values.product, key].map((one) => products.find((other) => other.key === one)?.name);
    form.setFieldValue('product', key);
    // A name that nobody typed follows the office.
    if (form.values.name === '' || form.values.name === before) form.setFieldValue('name', after ?? '');
  };
  const showElsewhere = (failure: Problem): boolean => {
    if (failure.code === 'connection_failed') setTimeout(() => focusField('new_password'));
    return issues.showProblem({ ...failure, fields: failure.fields.map(toFieldIssue) });
  };
  const save = (): void => {
    if (issues.show(newIntegrationIssues(form.values, product, asksSecret)) || !product) return;
    void edit.trackSave(
      call.mutateAsync({ body: newIntegrationBody(form.values, product, asksSecret) }),
      form.values,
      ({ id }) => {
        notifySuccess(t('credentials.enabled', { name: form.values.name.trim() }));
        goOn(paths.integration(id));
      },
      showElsewhere,
    );
  };
  return (
    <FormPage
      title={t('add.title')}
      intro={t('add.intro')}
      crumbs={[
        { label: t('settings:title'), to: paths.settings },
        { label: t('title'), to: paths.integrations },
      ]}
      issues={issues}
      labelOf={labelOf}
      problem={edit.failure}
      cancelTo={paths.integrations}
      submit={t(product?.kind === 'file' ? 'add.submitFile' : 'add.submit')}
      saving={edit.saving}
      onSubmit={save}
    >
      {edit.guard.modal}
      <RadioCards
        {...field('product')}
        required
        columns={1}
        onChange={choose}
        options={products.map(({ key, name, layout }) => ({
          value: key,
          label: name,
          help: t(`kind.${layout ?? 'http'}`),
        }))}
      />
      <TextField {...field('name')} required maxLength={INTEGRATION_NAME_MAX} />
      {product?.kind === 'file' && <CustomerCodeField field={field('customer_code')} product={product} />}
      {product?.kind === 'http' && (
        <FormSection title={t('add.credentials')}>
          <CredentialsFields field={field} />
        </FormSection>
      )}
    </FormPage>
  );
};

const NewIntegrationRoute = () => {
  const answer = useQuery({ ...query(listIntegrations, {}), ...readOnce });
  return <LoadedOnce answer={answer}>{({ products }) => <NewIntegration products={products} />}</LoadedOnce>;
};

/** Adds an integration: /settings/integrations/new. */
export const NewIntegrationPage = () => (
  <RequireRight permission="integrations:credentials">
    <SettingsFrame>
      <NewIntegrationRoute />
    </SettingsFrame>
  </RequireRight>
);

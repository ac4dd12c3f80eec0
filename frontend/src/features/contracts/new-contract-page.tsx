import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addTemplateInfo } from '#shared/contract/contracts/add-template-info.ts';
import { addToEmployee } from '#shared/contract/contracts/add-to-employee.ts';
import { getTemplate } from '#shared/contract/templates/get-template.ts';
import type { ContractFileType } from '#shared/contracts/names.ts';
import { CONTRACT_NAME_MAX } from '#shared/contracts/limits.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { FREE_VALUE_MAX } from '#shared/templates/limits.ts';
import { freeFieldLabel, isFreeField } from '#shared/templates/shortcodes.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { problemFromError } from '../../api/problem.ts';
import { query, useCall } from '../../api/query.ts';
import { fieldOf } from '../../form/field-of.ts';
import { FormPage } from '../../form/form-page.tsx';
import { LineField } from '../../form/line-field.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { RadioCards } from '../../form/radio-cards.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useNewForm } from '../../form/use-new-form.ts';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useGoOn, useSearchParams } from '../../ui/router.ts';
import { ChosenPages, TemplateChoice } from './template-choice.tsx';

type NewContract = {
  file_type: ContractFileType | '';
  employee_id: number;
  contract_template_id: string;
  contract_name: string;
  /** The answers to the free fields of the template, by name. */
  free: Record<string, string>;
};

const issuesOf = ({ file_type: type, employee_id: person, ...values }: NewContract): Issue[] => [
  ...(person > 0 ? [] : [issue('employee_id', 'required')]),
  ...(type === 'html' && values.contract_template_id === '' ? [issue('contract_template_id', 'required')] : []),
  ...(type === 'pdf' && isBlank(values.contract_name) ? [issue('contract_name', 'required')] : []),
];

/** Makes the contract; the answers to free fields go before it, so that the draft has them from the start. */
const useMake = () => {
  const [info, make] = [useCall(addTemplateInfo), useCall(addToEmployee)];
  return {
    isPending: info.isPending || make.isPending,
    isSuccess: make.isSuccess,
    problem: info.error?.problem ?? make.error?.problem,
    make: async ({ file_type: type, employee_id, contract_name, ...values }: NewContract): Promise<number> => {
      const named = contract_name.trim() === '' ? {} : { contract_name: contract_name.trim() };
      if (type === 'pdf') return (await make.mutateAsync({ body: { file_type: 'pdf', employee_id, ...named } })).id;
      const template = Number(values.contract_template_id);
      const free = Object.fromEntries(Object.entries(values.free).filter(([, text]) => text.trim() !== ''));
      const answers =
        Object.keys(free).length === 0
          ? {}
          : {
              additional_contract_template_info_id: (
                await info.mutateAsync({ body: { template_id: template, employee_id, values: free } })
              ).id,
            };
      const body = { file_type: 'html' as const, employee_id, contract_template_id: template, ...named, ...answers };
      return (await make.mutateAsync({ body })).id;
    },
  };
};

type FreeProps = { template: string; values: Record<string, string>; onChange: (name: string, text: string) => void };

/** What the template asks for beside what the records know. */
const FreeFields = ({ template, values, onChange }: FreeProps) => {
  const answer = useQuery({ ...query(getTemplate, { params: { id: template } }), enabled: template !== '' });
  const names = (answer.data?.details.fields ?? []).filter(isFreeField);
  return names.map((name) => (
    <TextField
      key={name}
      label={freeFieldLabel(name)}
      value={values[name] ?? ''}
      maxLength={FREE_VALUE_MAX}
      onChange={(text) => onChange(name, text)}
    />
  ));
};

const NewContract = () => {
  const { t } = useTranslation('contracts');
  const goOn = useGoOn();
  const [params] = useSearchParams();
  const start: NewContract = {
    file_type: 'html',
    employee_id: Number(params.get('employee') ?? 0),
    contract_template_id: params.get('template') ?? '',
    contract_name: '',
    free: {},
  };
  const call = useMake();
  const { form, issues, guard } = useNewForm<NewContract>(start, call);
  const labelOf = (path: string): string => t(`field.${path}`);
  const field = fieldOf(form, labelOf);
  const { values } = form;
  const submit = (): void => {
    if (issues.show(issuesOf(values), catalogue.form_invalid.title)) return;
    call.make(values).then(
      (id) => {
        guard.allowLeaving();
        goOn(paths.contract(id), { replace: true });
      },
      (error: unknown) => void issues.showProblem(problemFromError(error)),
    );
  };
  return (
    <FormPage
      title={t('new.title')}
      crumbs={[{ label: t('title'), to: paths.contracts }]}
      cancelTo={paths.contracts}
      submit={t('new.submit')}
      saving={call.isPending}
      issues={issues}
      labelOf={labelOf}
      problem={call.problem}
      asideWide
      aside={
        values.file_type === 'html' && (
          <ChosenPages
            template={values.contract_template_id}
            {...(values.employee_id > 0 && { person: values.employee_id })}
          />
        )
      }
      onSubmit={submit}
    >
      {guard.modal}
      <PersonPicker {...field('employee_id')} required nobody={false} />
      <RadioCards<ContractFileType>
        {...field('file_type')}
        options={[
          { value: 'html', label: t('new.fromTemplate'), help: t('new.fromTemplateHelp') },
          { value: 'pdf', label: t('new.fromPdf'), help: t('new.fromPdfHelp') },
        ]}
      />
      {values.file_type === 'html' && (
        <>
          <TemplateChoice {...field('contract_template_id')} />
          <FreeFields
            template={values.contract_template_id}
            values={values.free}
            onChange={(name, text) => form.setFieldValue('free', { ...values.free, [name]: text })}
          />
        </>
      )}
      <LineField
        {...field('contract_name')}
        max={CONTRACT_NAME_MAX}
        required={values.file_type === 'pdf'}
        help={values.file_type === 'html' ? t('new.nameHelp') : undefined}
      />
    </FormPage>
  );
};

/** Makes a contract for a person: /contracts/new; `employee` and `template` come from their pages. */
export const NewContractPage = () => (
  <RequireRight permission="contracts:write">
    <NewContract />
  </RequireRight>
);

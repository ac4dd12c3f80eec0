import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addPolicy } from '#shared/contract/contracts/add-policy.ts';
import type { AboutRecord } from '#shared/contracts/contract.ts';
import type { PolicyKind } from '#shared/contracts/names.ts';
import { policyTemplateTypes } from '#shared/contracts/policy.rules.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { useCall } from '../api/query.ts';
import { FieldError } from '../form/field-error.tsx';
import { FormPage } from '../form/form-page.tsx';
import { RadioCards } from '../form/radio-cards.tsx';
import { useNewForm } from '../form/use-new-form.ts';
import type { Crumb } from '../ui/crumbs.tsx';
import { TemplatePages } from './template-pages.tsx';
import { TemplatePicker, type ChosenTemplate } from './template-picker.tsx';
import { useAddPolicy, usePresentPolicy, type Thing } from './use-add-policy.ts';
import classes from './policies.module.css';

type Props = {
  person: { readonly id: number; readonly name: string };
  things: readonly Thing[];
  /** What is chosen at first. */
  chosen: readonly AboutRecord[];
  isReceipt: boolean;
  crumbs: readonly Crumb[];
  backTo: string;
};

type Values = { keys: string[]; kind: 'policy' | 'annex' | ''; template: ChosenTemplate };

/** Whether an issue is about the things; the API knows assets and cars apart. */
const isOfThings = (path: string): boolean => /^(asset|car)_ids/.test(path);

const keyOf = ({ object_type: type, object_id: id }: AboutRecord): string => `${type}#${id}`;

const issuesOf = ({ keys, template }: Values): Issue[] => [
  ...(keys.length === 0 ? [issue('asset_ids', 'please_select_asset')] : []),
  ...(template === null ? [issue('template_id', 'please_select_template')] : []),
];

type ThingsProps = { things: readonly Thing[]; keys: readonly string[]; onChange: (keys: string[]) => void };

const ThingChoices = ({ things, keys, onChange }: ThingsProps) =>
  things.map((thing) => {
    const key = keyOf(thing);
    return (
      <label key={key} className={classes.choice}>
        <Checkbox
          aria-label={[thing.name, thing.mark].filter(Boolean).join(', ')}
          data-path="asset_ids"
          checked={keys.includes(key)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...keys, key] : keys.filter((one) => one !== key))
          }
        />
        <span className={classes.words}>
          {thing.name}
          <small>{thing.mark}</small>
        </span>
      </label>
    );
  });

type ThingsFieldProps = ThingsProps & { name: string; error: ReactNode };

/** Which of the things of a person it is about. */
const ThingsField = ({ name, error, ...choices }: ThingsFieldProps) => {
  const { t } = useTranslation('policies');
  return (
    <fieldset className={classes.choices}>
      <legend>{t('things')}</legend>
      <ThingChoices {...choices} />
      {choices.things.length === 0 && <p className={classes.none}>{t('nothing', { name })}</p>}
      {error && (
        <p className={classes.error}>
          <FieldError>{error}</FieldError>
        </p>
      )}
    </fieldset>
  );
};

type KindProps = {
  value: Values['kind'];
  /** The name of the present policy, which an annex adds to. */
  present: string;
  person: string;
  onChange: (kind: Values['kind']) => void;
};

/** Whether a new policy takes the place of the present one, or an annex adds to it. */
const KindChoice = ({ value, present, person, onChange }: KindProps) => {
  const { t } = useTranslation('policies');
  return (
    <RadioCards<'policy' | 'annex'>
      label={t('kind')}
      columns={1}
      value={value}
      onChange={onChange}
      options={[
        { value: 'policy', label: t('kinds.policy'), help: t('kinds.policyHelp') },
        { value: 'annex', label: t('kinds.annex', { name: present }), help: t('kinds.annexHelp', { person }) },
      ]}
    />
  );
};

/** Makes one policy, annex or receipt over what a person has or had, and leads to its contract. */
export const PolicyForm = ({ person, things, chosen, isReceipt, crumbs, backTo }: Props) => {
  const { t } = useTranslation('policies');
  const call = useCall(addPolicy);
  const present = usePresentPolicy(person.id, !isReceipt);
  const start: Values = {
    keys: things.map(keyOf).filter((key) => chosen.some((one) => keyOf(one) === key)),
    kind: 'policy',
    template: isReceipt ? 'model' : null,
  };
  const { form, issues, guard } = useNewForm<Values>(start, call);
  const { values } = form;
  const add = useAddPolicy(call, person.id, { issues, guard });
  const labelOf = (path: string): string => t(`field.${path.split('.')[0]!}`);
  const kind: PolicyKind = isReceipt ? 'return_receipt' : values.kind === 'annex' ? 'annex' : 'policy';
  const picked = things.filter((thing) => values.keys.includes(keyOf(thing)));
  const submit = (): void => {
    if (issues.show(issuesOf(values), catalogue.invalid.title)) return;
    add({ things: picked, kind, template: values.template, replaces: isReceipt ? undefined : present });
  };
  const title = t(isReceipt ? 'receiptTitle' : 'title');
  const thingsError = Object.entries(form.errors).find(([path]) => isOfThings(path))?.[1];
  return (
    <FormPage
      title={title}
      crumbs={crumbs}
      intro={t(isReceipt ? 'receiptIntro' : 'intro', { name: person.name })}
      cancelTo={backTo}
      submit={t(isReceipt ? 'submitReceipt' : 'submit')}
      saving={call.isPending}
      disabled={things.length === 0}
      issues={issues}
      labelOf={labelOf}
      problem={call.error?.problem}
      asideWide
      aside={
        <TemplatePages
          template={values.template}
          person={person.id}
          about={picked.map(({ object_type, object_id }) => ({ object_type, object_id }))}
        />
      }
      onSubmit={submit}
    >
      {guard.modal}
      <ThingsField
        things={things}
        name={person.name}
        keys={values.keys}
        error={thingsError}
        onChange={(keys) => {
          form.setFieldValue('keys', keys);
          for (const path of Object.keys(form.errors)) if (isOfThings(path)) form.clearFieldError(path);
        }}
      />
      {present && !isReceipt && (
        <KindChoice
          value={values.kind}
          present={present.name}
          person={person.name}
          onChange={(next) => form.setValues({ kind: next, template: null })}
        />
      )}
      <TemplatePicker
        label={t('template')}
        path="template_id"
        types={policyTemplateTypes[kind]}
        withModel={isReceipt}
        value={values.template}
        onChange={(template) => {
          form.setFieldValue('template', template);
          form.clearFieldError('template_id');
        }}
        error={form.errors['template_id']}
      />
    </FormPage>
  );
};

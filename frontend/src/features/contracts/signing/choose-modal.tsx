import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSigningSettings } from '#shared/contract/signing/get-signing-settings.ts';
import { setSigningMethod } from '#shared/contract/signing/set-signing-method.ts';
import { signingMethods, type SignerRole } from '#shared/contracts/names.ts';
import { query, useCall } from '../../../api/query.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { RadioCards } from '../../../form/radio-cards.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import type { ContractAnswer } from '../use-contract.ts';
import { choiceOf, isSimple, lacksUser, movedRole, rolesOf, signersIn, type Choice } from './choose-signers.ts';
import { LawNotice } from './law-notice.tsx';
import type { OpenDialog } from './signing-dialog.ts';
import classes from './signing.module.css';
import { useSignerOptions } from './use-signer-options.ts';

const signingSettings = query(getSigningSettings, {});

type Options = ReturnType<typeof useSignerOptions>;

type OrderProps = {
  choice: Choice;
  person: string;
  nameOf: (user: string) => string;
  move: (order: SignerRole[]) => void;
};

/** Who signs in which order; each can be moved. */
const Order = ({ choice, person, nameOf, move }: OrderProps) => {
  const { t } = useTranslation('signing');
  const roles = rolesOf(choice);
  if (roles.length < 2) return null;
  return (
    <div>
      <h3 className={classes.subtitle}>{t('choose.order')}</h3>
      <ol className={classes.order}>
        {roles.map((role, at) => {
          const name = role === 'employee' ? person : nameOf(choice.users[role]) || t('choose.nobodyYet');
          return (
            <li key={role}>
              <span className={classes.signerName}>
                {name}
                <small>{t(`role.${role}`)}</small>
              </span>
              <ActionIcon
                aria-label={t('choose.earlier', { name })}
                disabled={at === 0}
                onClick={() => move(movedRole(choice, role, -1))}
              >
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                aria-label={t('choose.later', { name })}
                disabled={at === roles.length - 1}
                onClick={() => move(movedRole(choice, role, 1))}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
    </div>
  );
};

type PartProps = { choice: Choice; error: string | undefined; change: (part: Partial<Choice>) => void };

/** How the contract is signed; simple ways are off where the company or the law wants more. */
const MethodCards = ({ choice, error, change, isForbidden }: PartProps & { isForbidden: boolean }) => {
  const { t } = useTranslation('signing');
  const settings = useQuery(signingSettings).data;
  return (
    <RadioCards
      label={t('choose.method')}
      columns={1}
      value={choice.method}
      onChange={(method) => method !== '' && change({ method })}
      error={error}
      options={signingMethods
        .filter((method) => method !== 'provider' || settings?.has_provider === 1)
        .map((method) => ({
          value: method,
          label: t(`method.${method}.label`, { name: settings?.provider_name ?? '' }),
          help:
            method === 'provider' && settings?.provider_is_real === 0
              ? t('method.provider.tryOnly')
              : t(`method.${method}.help`),
          disabled: isForbidden && isSimple(method),
        }))}
    />
  );
};

/** The users who sign for the company. */
const UserSelects = ({ choice, error, change, options }: PartProps & { options: Options }) => {
  const { t } = useTranslation('signing');
  return (
    <>
      <SelectField
        label={t('role.internal_first')}
        searchable
        required={isSimple(choice.method)}
        clearable={!isSimple(choice.method)}
        value={choice.users.internal_first}
        onChange={(internal_first) => change({ users: { ...choice.users, internal_first } })}
        options={options.filter(({ value }) => value !== choice.users.internal_second)}
        error={error}
      />
      <SelectField
        label={t('role.internal_second')}
        help={t('choose.secondHelp')}
        searchable
        clearable
        value={choice.users.internal_second}
        onChange={(internal_second) => change({ users: { ...choice.users, internal_second } })}
        options={options.filter(({ value }) => value !== choice.users.internal_first)}
      />
    </>
  );
};

/** Chooses who signs a draft, how and in which order. */
export const ChooseModal = ({ answer, open }: { answer: ContractAnswer; open: OpenDialog }) => {
  const { t } = useTranslation('signing');
  const { details, signers } = answer;
  const { form, notice, close } = useDialogForm(choiceOf(details, signers), () => open(undefined));
  const choice = form.values;
  const [isChecked, setChecked] = useState(false);
  const settings = useQuery(signingSettings).data;
  const options = useSignerOptions(signers);
  const call = useCall(setSigningMethod);
  const change = (part: Partial<Choice>): void => form.setValues(part);
  const isForbidden = settings?.forbid_simple === 1 && details.qualified_wanted === 1;
  const hasUsers = choice.method !== 'employee';
  const errorOf = (path: string): string | undefined =>
    call.error?.problem.fields.find((field) => field.path === path || field.path.startsWith(`${path}.`))?.message;
  const submit = (): void => {
    setChecked(true);
    if (lacksUser(choice)) return;
    const body = {
      contract_id: details.id,
      version: details.version,
      method: choice.method,
      signers: signersIn(choice),
    };
    call.mutate(
      { body },
      {
        onSuccess: () => {
          notifySuccess(t('choose.done'));
          close();
        },
      },
    );
  };
  const missing = isChecked && lacksUser(choice) ? t('choose.userMissing') : undefined;
  return (
    <FormModal
      title={t('choose.title')}
      submit={t('choose.submit')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={submit}
      close={close}
    >
      {notice}
      <MethodCards choice={choice} isForbidden={isForbidden} error={errorOf('method')} change={change} />
      {details.qualified_wanted === 1 && isSimple(choice.method) && <LawNotice isForbidden={isForbidden} />}
      {hasUsers && (
        <UserSelects choice={choice} options={options} error={missing ?? errorOf('signers')} change={change} />
      )}
      {choice.method !== 'internal' && choice.method !== 'paper' && (
        <TextField
          label={t('choose.email')}
          help={t('choose.emailHelp')}
          type="email"
          value={choice.email}
          onChange={(email) => change({ email })}
        />
      )}
      <Order
        choice={choice}
        person={details.person_name}
        nameOf={(user) => options.find(({ value }) => value === user)?.label ?? ''}
        move={(order) => change({ order })}
      />
    </FormModal>
  );
};

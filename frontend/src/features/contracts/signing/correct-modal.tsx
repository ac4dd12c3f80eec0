import { useTranslation } from 'react-i18next';
import { editSigner } from '#shared/contract/signing/edit-signer.ts';
import { useCall } from '../../../api/query.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import type { ContractAnswer } from '../use-contract.ts';
import type { OpenDialog } from './signing-dialog.ts';
import classes from './signing.module.css';
import { useSignerOptions } from './use-signer-options.ts';

type Kind = 'correct' | 'give';
type Props = { kind: Kind; answer: ContractAnswer; open: OpenDialog };
type Signer = ContractAnswer['signers'][number];

/** Whose address may be corrected, or whose signature given: those who have not signed. */
const askedOf = (kind: Kind, signers: readonly Signer[]): Signer[] =>
  signers.filter(
    ({ role, state }) =>
      (role === 'employee') === (kind === 'correct') && ['waiting', 'sent', 'opened'].includes(state),
  );

type GiveProps = {
  asked: readonly Signer[];
  signers: readonly Signer[];
  signerId: string;
  user: string;
  change: (values: { signerId?: string; user?: string }) => void;
  error: string | undefined;
};

/** Whose signature is given to which user. */
const GiveFields = ({ asked, signers, signerId, user, change, error }: GiveProps) => {
  const { t } = useTranslation('signing');
  const options = useSignerOptions(signers);
  return (
    <>
      {asked.length > 1 && (
        <SelectField
          label={t('give.from')}
          value={signerId}
          onChange={(id) => change({ signerId: id })}
          options={asked.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <SelectField
        label={t('give.to')}
        required
        searchable
        value={user}
        onChange={(id) => change({ user: id })}
        options={options.filter(({ value }) => signers.every(({ user_id: id }) => String(id) !== value))}
        error={error}
      />
    </>
  );
};

/** Corrects the address of the person, or gives the signature of a user to another one. Links of before are dead. */
export const CorrectModal = ({ kind, answer: { details, signers }, open }: Props) => {
  const { t } = useTranslation('signing');
  const asked = askedOf(kind, signers);
  const first = asked.find(({ has_turn: turn }) => turn === 1) ?? asked[0];
  const { form, notice, close } = useDialogForm(
    { signerId: String(first?.id), email: first?.email ?? '', user: '' },
    () => open(undefined),
    `${kind}:${details.id}`,
  );
  const { signerId, email, user } = form.values;
  const signer = asked.find(({ id }) => String(id) === signerId);
  const call = useCall(editSigner);
  if (!signer) return null;
  const errorOf = (path: string): string | undefined =>
    call.error?.problem.fields.find((field) => field.path === path)?.message;
  const isChanged = kind === 'correct' ? email.trim() !== '' && email.trim() !== signer.email : user !== '';
  const submit = (): void =>
    call.mutate(
      {
        body: {
          contract_id: details.id,
          version: details.version,
          signer_id: signer.id,
          ...(kind === 'correct' ? { email: email.trim() } : { user_id: Number(user) }),
        },
      },
      {
        onSuccess: () => {
          notifySuccess(t(`${kind}.done`));
          close();
        },
      },
    );
  return (
    <FormModal
      title={t(`${kind}.title`)}
      submit={t(`${kind}.submit`)}
      saving={call.isPending}
      disabled={!isChanged}
      problem={call.error?.problem}
      onSubmit={submit}
      close={close}
    >
      {notice}
      <p className={classes.text}>{t(`${kind}.text`, { name: signer.name })}</p>
      {kind === 'correct' ? (
        <TextField
          data-autofocus
          label={t('correct.email')}
          type="email"
          required
          value={email}
          onChange={(text) => form.setFieldValue('email', text)}
          error={errorOf('email')}
        />
      ) : (
        <GiveFields
          asked={asked}
          signers={signers}
          signerId={signerId}
          user={user}
          change={form.setValues}
          error={errorOf('user_id')}
        />
      )}
    </FormModal>
  );
};

import { useTranslation } from 'react-i18next';
import { SIGNATURE_NAME_MAX } from '#shared/contracts/limits.ts';
import { TextField } from '../../form/text-field.tsx';
import { SignatureField } from '../../signature/signature-field.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import type { OwnSignature } from './own-signature.ts';

type Props = {
  own: OwnSignature;
  kept: string | null;
  /** Says what is missing. */
  isChecked: boolean;
  /** What the server says of the signature. */
  refused?: string | undefined;
};

/** Signature and name of the user. */
export const SignatureFields = ({ own, kept, isChecked, refused }: Props) => {
  const { t } = useTranslation('signing');
  return (
    <>
      <SignatureField
        name={own.name}
        value={own.choice}
        onChange={own.setChoice}
        error={refused ?? (isChecked ? own.errors.signature : undefined)}
        kept={kept}
        onForget={own.forget}
      />
      {own.forgetProblem && <ErrorBox problem={own.forgetProblem} />}
      <TextField
        data-path="name"
        label={t('sign.name')}
        required
        maxLength={SIGNATURE_NAME_MAX}
        value={own.name}
        onChange={own.setName}
        error={isChecked ? own.errors.name : undefined}
      />
    </>
  );
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeKeptSignature } from '#shared/contract/signing/remove-kept-signature.ts';
import { useCall } from '../../api/query.ts';
import { isMade, nothingDrawn, signatureBody, type SignatureChoice } from '../../signature/signature-choice.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';

/** The signature and name that a user signs with, and what is missing of them. */
export const useOwnSignature = () => {
  const { t } = useTranslation('signing');
  const actor = useActor();
  const [choice, setChoice] = useState<SignatureChoice>(nothingDrawn);
  const [name, setName] = useState(actor.name);
  const forget = useCall(removeKeptSignature);
  return {
    choice,
    setChoice,
    name,
    setName,
    isComplete: isMade(choice) && name.trim() !== '',
    errors: {
      signature: isMade(choice) ? undefined : t('signature.missing'),
      name: name.trim() === '' ? t('sign.nameMissing') : undefined,
    },
    body: { name, ...signatureBody(choice) },
    /** Why the kept drawing could not be forgotten. */
    forgetProblem: forget.error?.problem,
    forget: (): void =>
      forget.mutate(
        { body: {} },
        {
          onSuccess: () => {
            if (choice.kind === 'kept') setChoice(nothingDrawn);
            notifySuccess(t('signature.forgotten'));
          },
        },
      ),
  };
};

export type OwnSignature = ReturnType<typeof useOwnSignature>;

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSigningSettings } from '#shared/contract/signing/get-signing-settings.ts';
import { sendToEmployee } from '#shared/contract/signing/send-to-employee.ts';
import { query, useCall } from '../../../api/query.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import { useContractReading, type ContractAnswer } from '../use-contract.ts';
import { choiceOf, isSimple } from './choose-signers.ts';
import { isGivenBySending, openFields, sendBody, type SendForm } from './send-form.ts';

/** Sends a contract as the form says, once everything that it wants to know is answered. */
export const useSending = ({ details, signers, ...answer }: ContractAnswer, form: SendForm, onSent: () => void) => {
  const { t } = useTranslation('signing');
  const [isChecked, setChecked] = useState(false);
  const call = useCall(sendToEmployee);
  // Whoever has just saved the signers sends on top of what they saved.
  const isReading = useContractReading();
  const isForbidden = useQuery(query(getSigningSettings, {})).data?.forbid_simple === 1;
  const problem = call.error?.problem;
  const choice = choiceOf(details, signers);
  const refused = problem?.code === 'missing_values' ? problem.fields.map(({ path }) => path) : [];
  const missing = [...new Set([...answer.missing.filter((name) => !isGivenBySending(name)), ...refused])];
  const needs = { missing: missing.length, simple: details.qualified_wanted === 1 && isSimple(choice.method) };
  const unanswered = openFields(form, needs);
  const lacksOverride = missing.length > 0 && !form.override;
  return {
    choice,
    problem,
    isPending: call.isPending || isReading,
    /** The names of the values without which it is not sent, unless somebody says why. */
    missing,
    lacksOverride: isChecked && lacksOverride,
    isSimple: needs.simple,
    /** Whether the company forbids a simple signature where the law wants a qualified one. */
    isForbidden,
    errorOf: (path: string): string | undefined =>
      problem?.fields.find((field) => field.path === path || field.path.endsWith(`.${path}`))?.message ??
      (isChecked && unanswered.some((field) => field === path) ? t('send.reasonMissing') : undefined),
    /** What is wrong with who signs; the dialog has no field for that. */
    wrongSigner: problem?.fields.find(({ path }) => path.startsWith('signers') && !path.endsWith('.email')),
    submit: (): void => {
      setChecked(true);
      if (unanswered.length > 0 || lacksOverride) return;
      call.mutate(
        { body: sendBody(details, form, needs) },
        {
          onSuccess: () => {
            notifySuccess(t(choice.method === 'paper' ? 'send.frozen' : 'send.done'));
            onSent();
          },
        },
      );
    },
  };
};

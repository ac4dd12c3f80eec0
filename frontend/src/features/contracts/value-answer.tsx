import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setCustomShortcodeValue } from '#shared/contract/contracts/set-custom-shortcode-value.ts';
import { SHORTCODE_VALUE_MAX } from '#shared/contracts/limits.ts';
import { useCall } from '../../api/query.ts';
import { FieldError } from '../../form/field-error.tsx';
import { tooLongMessage } from '../../form/field-props.ts';
import { submitHandler } from '../../ui/submit-handler.ts';
import classes from './contracts.module.css';

type Props = { contractId: number; value: { shortcode: string; label: string } };

/** The place to answer what a contract misses; the answer counts in this contract alone. */
export const ValueAnswer = ({ contractId, value: { shortcode, label } }: Props) => {
  const { t } = useTranslation('contracts');
  const [typed, setTyped] = useState('');
  const call = useCall(setCustomShortcodeValue);
  const tooLong = tooLongMessage(typed, SHORTCODE_VALUE_MAX);
  const refused = call.error?.problem.fields[0]?.message ?? call.error?.problem.title;
  return (
    <form
      className={classes.answer}
      onSubmit={submitHandler(() => {
        if (typed.trim() !== '') call.mutate({ body: { contract_id: contractId, shortcode, value: typed } });
      })}
    >
      <TextInput
        aria-label={t('values.answer', { label })}
        size="xs"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={
          (refused ?? tooLong) !== undefined && (
            <FieldError label={label} isCounted={refused === undefined}>
              {refused ?? tooLong}
            </FieldError>
          )
        }
      />
      <Button
        type="submit"
        variant="default"
        size="xs"
        loading={call.isPending}
        aria-label={t('values.fillOf', { label })}
      >
        {t('values.save')}
      </Button>
    </form>
  );
};

import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYROLL_CODE_MAX } from '#shared/integrations/limits.ts';
import type { PayrollType } from '#shared/integrations/integration.ts';
import { FieldError } from '../../../form/field-error.tsx';
import { tooLongMessage } from '../../../form/field-props.ts';
import { CodeSelect, type CodeProps } from './code-select.tsx';

/** A code as it is typed, for an office that tells no codes; it is saved when the field is left, or with Enter. */
const TypedCode = ({ label, cell, placeholder, isMissing, onChoose }: CodeProps) => {
  const [typed, setTyped] = useState(cell.code);
  // Enter saves, and then takes the focus on to the next field, which must not save once more.
  const sent = useRef(cell.code);
  const tooLong = tooLongMessage(typed, PAYROLL_CODE_MAX);
  const save = (): void => {
    const code = typed.trim();
    if (code === sent.current || tooLong !== undefined) return;
    sent.current = code;
    onChoose({ code, name: code });
  };
  return (
    <TextInput
      aria-label={label}
      size="sm"
      placeholder={placeholder}
      value={typed}
      error={
        tooLong !== undefined && (
          <FieldError label={label} isCounted>
            {tooLong}
          </FieldError>
        )
      }
      data-missing={isMissing || undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
      }}
    />
  );
};

type Props = CodeProps & { codes: readonly PayrollType[] | null };

/** The payroll code of a slot: chosen from the codes of the office, or typed where it tells none. */
export const CodeField = ({ codes, ...props }: Props) => {
  const { t } = useTranslation('integrations');
  return codes === null ? (
    // A code that is undone comes back into the field.
    <TypedCode
      key={props.cell.code}
      {...props}
      placeholder={props.cell.part === 'half' ? props.placeholder : t('mapping.typeCode')}
    />
  ) : (
    <CodeSelect {...props} codes={codes} />
  );
};

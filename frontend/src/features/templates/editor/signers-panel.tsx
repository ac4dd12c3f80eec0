import { Switch } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { useInternalSigners } from '../../../contracts/use-internal-signers.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { useRequirements } from './use-requirements.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { Select } from '../../../ui/select.tsx';
import classes from './template-page.module.css';

type Props = { details: TemplateDetails; draft: DraftKeeper; isReadOnly: boolean };

type RowProps = {
  place: number;
  label: string;
  help?: string;
  isOn: boolean;
  isDisabled: boolean;
  onToggle: (isOn: boolean) => void;
  children?: ReactNode;
};

const SignerRow = ({ place, label, help, isOn, isDisabled, onToggle, children }: RowProps) => (
  <li className={classes.signer}>
    <span className={classes.place} aria-hidden="true">
      {place}
    </span>
    <div className={classes.signerWords}>
      <span>{label}</span>
      {help !== undefined && <small>{help}</small>}
      {children}
    </div>
    <Switch
      aria-label={label}
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onToggle(event.currentTarget.checked)}
    />
  </li>
);

/** Who signs what is made from the template. At least one signature stays. */
export const SignersPanel = memo(({ details, draft, isReadOnly }: Props) => {
  const { t } = useTranslation('template-pages');
  const { change, isPending, problem } = useRequirements(details, draft);
  const users = useInternalSigners(!isReadOnly);
  const hasEmployee = details.employee_signature_required === 1;
  const hasInternal = details.internal_signature_required === 1;
  const options = [{ value: '0', label: t('signers.chosenLater') }, ...users];
  const pick = (label: string, value: number, onPick: (id: number) => void) => (
    <Select
      size="xs"
      aria-label={label}
      searchable
      allowDeselect={false}
      disabled={isReadOnly}
      data={options}
      value={String(value)}
      onChange={(id) => onPick(Number(id))}
    />
  );
  const second = details.second_internal_signer_user_id;
  return (
    <section>
      <h2 className={classes.panelTitle}>{t('signers.title')}</h2>
      <ol className={classes.signers}>
        <SignerRow
          place={1}
          label={t('signers.employeeRow')}
          help={t('signers.employeeHelp')}
          isOn={hasEmployee}
          isDisabled={isReadOnly || isPending || (hasEmployee && !hasInternal)}
          onToggle={(isOn) => void change({ employee_signature_required: isOn ? 1 : 0 })}
        />
        <SignerRow
          place={2}
          label={t('signers.internalRow')}
          isOn={hasInternal}
          isDisabled={isReadOnly || isPending || (hasInternal && !hasEmployee)}
          onToggle={(isOn) =>
            void change({
              internal_signature_required: isOn ? 1 : 0,
              ...(!isOn && { internal_signer_user_id: 0, second_internal_signer_user_id: 0 }),
            })
          }
        >
          {hasInternal &&
            pick(
              t('signers.internalUser'),
              details.internal_signer_user_id,
              (id) => void change({ internal_signer_user_id: id }),
            )}
        </SignerRow>
        {hasInternal && (
          <li className={classes.signer}>
            <span className={classes.place} aria-hidden="true">
              3
            </span>
            <div className={classes.signerWords}>
              <span>{t('signers.secondRow')}</span>
              <Select
                size="xs"
                aria-label={t('signers.secondRow')}
                searchable
                allowDeselect={false}
                disabled={isReadOnly}
                data={[{ value: '0', label: t('signers.nobody') }, ...options.slice(1)]}
                value={String(second)}
                onChange={(id) => void change({ second_internal_signer_user_id: Number(id) })}
              />
            </div>
          </li>
        )}
      </ol>
      {problem && <ErrorBox problem={problem} />}
    </section>
  );
});

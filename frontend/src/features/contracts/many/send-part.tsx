import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getSigningSettings } from '#shared/contract/signing/get-signing-settings.ts';
import { SIGNING_MESSAGE_MAX, SIGNING_REASON_MAX } from '#shared/contracts/limits.ts';
import { useToday } from '../../../ui/use-today.ts';
import { query } from '../../../api/query.ts';
import { DateField } from '../../../form/date-field.tsx';
import type { FieldProps } from '../../../form/field-props.ts';
import { RadioCards } from '../../../form/radio-cards.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { TextArea } from '../../../form/text-area.tsx';
import { LawNotice } from '../signing/law-notice.tsx';
import { useSignerOptions } from '../signing/use-signer-options.ts';
import type { ManyForm, sendingNeeds } from './many-form.ts';
import classes from './many.module.css';

type Props = {
  field: <Name extends keyof ManyForm & string>(name: Name) => FieldProps<ManyForm[Name]>;
  values: ManyForm;
  needs: ReturnType<typeof sendingNeeds>;
  isEmployment: boolean;
};

/** How each contract of the run is sent: by which method, to which address, until when, and why so. */
const Terms = ({ field, values, needs, isEmployment }: Props) => {
  const { t } = useTranslation('contracts');
  const { t: signing } = useTranslation('signing');
  const settings = useQuery(query(getSigningSettings, {})).data;
  const users = useSignerOptions([]);
  const isForbidden = settings?.forbid_simple === 1;
  const methods = ['product', 'paper', ...(settings?.has_provider === 1 ? ['provider' as const] : [])] as const;
  const isTry = (method: string): boolean => method === 'provider' && settings?.provider_is_real === 0;
  const isPaper = values.method === 'paper';
  return (
    <div className={classes.terms}>
      {needs.signer && (
        <SelectField {...field('internal_signer')} required searchable options={users} help={t('many.signerHelp')} />
      )}
      <RadioCards
        {...field('method')}
        columns={methods.length === 3 ? 3 : 2}
        options={methods.map((method) => ({
          value: method,
          label: method === 'product' ? t('many.method.product') : signing(`method.${method}.label`),
          help:
            method === 'product'
              ? t('many.method.productHelp')
              : signing(isTry(method) ? 'method.provider.tryOnly' : `method.${method}.help`),
          disabled: method === 'product' && isEmployment && isForbidden,
        }))}
      />
      {isEmployment && values.method === 'product' && <LawNotice isForbidden={isForbidden} />}
      {needs.simple && !isForbidden && (
        <TextArea
          {...field('simple_reason')}
          required
          rows={2}
          max={SIGNING_REASON_MAX}
          help={signing('law.reasonHelp')}
        />
      )}
      {!isPaper && (
        <RadioCards
          {...field('preferred_email_address_type')}
          options={(['work', 'private'] as const).map((value) => ({
            value,
            label: signing(`send.addressOf.${value}`),
          }))}
        />
      )}
      <DateField {...field('deadline')} min={useToday()} help={t('many.deadlineHelp')} />
      {!isPaper && (
        <TextArea
          {...field('optional_message')}
          rows={2}
          max={SIGNING_MESSAGE_MAX}
          help={signing('send.messageHelp')}
        />
      )}
      {needs.override && (
        <TextArea
          {...field('override_reason')}
          required
          rows={2}
          max={SIGNING_REASON_MAX}
          help={t('many.overrideHelp')}
        />
      )}
    </div>
  );
};

/** Whether drafts are made or each contract is sent at once. */
export const SendPart = (props: Props) => {
  const { t } = useTranslation('contracts');
  return (
    <>
      <RadioCards
        {...props.field('act')}
        options={(['draft', 'send'] as const).map((value) => ({
          value,
          label: t(`many.act.${value}`),
          help: t(`many.actHelp.${value}`),
        }))}
      />
      {props.needs.sends && <Terms {...props} />}
    </>
  );
};

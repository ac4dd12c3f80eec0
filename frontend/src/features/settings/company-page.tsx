import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCompany } from '#shared/contract/session/get-company.ts';
import { setCompany } from '#shared/contract/session/set-company.ts';
import type { VersionedCompany } from '#shared/contract/session/company.ts';
import { COMPANY_ADDRESS_MAX, COMPANY_NAME_MAX, COMPANY_NUMBER_MAX } from '#shared/contracts/company.rules.ts';
import { currencies, type Currency } from '#shared/values/currency.ts';
import { languageNames, languages, type Language } from '#shared/values/language.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { query, readOnce, useCall } from '../../api/query.ts';
import { fieldOf } from '../../form/field-of.ts';
import { FieldPair } from '../../form/field-pair.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { SettingsEdit } from '../../form/settings-edit.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useSettingsEdit } from '../../form/use-settings-edit.ts';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { companyBodyOf, companyFormIssues, companyFormOf, type TypedCompany } from './company-form.ts';
import { CompanyPlaces } from './company-places.tsx';
import { SigningCard } from './signing-card.tsx';

const CompanyFields = ({ company }: { company: VersionedCompany }) => {
  const { t } = useTranslation(['settings', 'fleet']);
  const call = useCall(setCompany);
  const edit = useSettingsEdit<TypedCompany, VersionedCompany>({
    stored: company,
    formOf: companyFormOf,
    issuesOf: companyFormIssues,
    call,
    save: (changed, version) => call.mutateAsync({ body: { ...companyBodyOf(changed), version } }),
    onSaved: () => notifySuccess(t('company.saved')),
  });
  const { form, start } = edit;
  const labelOf = (path: string): string => {
    const [, place] = /^establishments\.\d+\.(\w+)$/.exec(path) ?? [];
    return t(`company.${place === undefined ? 'field' : 'placeField'}.${place ?? path}`);
  };
  const show = (name: keyof TypedCompany, value: TypedCompany[keyof TypedCompany]): string => {
    if (typeof value !== 'string') return value.map((place) => place.name).join(', ');
    if (name === 'logo') return t('company.someLogo');
    if (name === 'language') return languageNames[value as Language];
    return name === 'currency' ? t(`fleet:currency.${value}`) : value;
  };
  const field = fieldOf(form, labelOf);
  return (
    <SettingsEdit edit={edit} labelOf={labelOf} save={t('company.save')} staleTitle={t('company.stale')} show={show}>
      <TextField {...field('name')} help={t('company.nameHelp')} maxLength={COMPANY_NAME_MAX} />
      <PictureField
        {...field('logo')}
        help={t('company.logoHelp')}
        links={[start.record.logo]}
        fit="whole"
        preview={(link) => <LetterTile name={form.values.name} picture={link} size={72} />}
      />
      <TextField {...field('address')} maxLength={COMPANY_ADDRESS_MAX} />
      <FieldPair>
        <TextField {...field('enterprise_number')} placeholder="0123.456.749" maxLength={COMPANY_NUMBER_MAX} />
        <TextField {...field('nsso_number')} maxLength={COMPANY_NUMBER_MAX} />
      </FieldPair>
      <TextField {...field('joint_committee')} help={t('company.jointCommitteeHelp')} maxLength={COMPANY_NUMBER_MAX} />
      <SelectField<Language>
        label={labelOf('language')}
        {...form.getInputProps('language')}
        value={form.values.language}
        help={t('company.languageHelp')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <SelectField<Currency>
        label={labelOf('currency')}
        {...form.getInputProps('currency')}
        value={form.values.currency}
        help={t('company.currencyHelp')}
        options={currencies.map((value) => ({ value, label: t(`fleet:currency.${value}`) }))}
      />
      <FieldPair>
        <TextField {...field('finder_email')} type="email" help={t('company.finderHelp')} maxLength={254} />
        <TextField {...field('finder_phone')} type="tel" maxLength={COMPANY_NUMBER_MAX} />
      </FieldPair>
      <CompanyPlaces form={form} labelOf={labelOf} />
    </SettingsEdit>
  );
};

const Settings = () => {
  const { t } = useTranslation('settings');
  const answer = useQuery({ ...query(getCompany, {}), ...readOnce });
  return (
    <SettingsLayout title={t('company.title')} intro={t('company.intro')}>
      <LoadedOnce answer={answer}>
        {(company) => (
          <>
            <CompanyFields company={company} />
            <SigningCard />
          </>
        )}
      </LoadedOnce>
    </SettingsLayout>
  );
};

/** What contracts say of the company: /settings/company. */
export const CompanyPage = () => (
  <RequireRight permission="settings:manage">
    <Settings />
  </RequireRight>
);

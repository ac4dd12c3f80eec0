import { ActionIcon, Button } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { regions, type Region } from '#shared/contracts/company.ts';
import { COMPANY_ADDRESS_MAX, COMPANY_NAME_MAX } from '#shared/contracts/company.rules.ts';
import { TeamsChoice } from '../../bulk/teams-choice.tsx';
import { FieldPair } from '../../form/field-pair.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { newPlace, type TypedCompany } from './company-form.ts';
import classes from './company-page.module.css';

type Form = Pick<
  ReturnType<typeof useForm<TypedCompany>>,
  'values' | 'getInputProps' | 'insertListItem' | 'removeListItem'
>;
type Props = { form: Form; labelOf: (path: string) => string };

/** The places of work, each with its region and the teams that work there. */
export const CompanyPlaces = ({ form, labelOf }: Props) => {
  const { t } = useTranslation('settings');
  const places = form.values.establishments;
  return (
    <FormSection title={t('company.places')}>
      <p className={classes.intro}>{t('company.placesText')}</p>
      {places.map((place, at) => {
        const field = (name: keyof typeof newPlace) => {
          const path = `establishments.${at}.${name}`;
          return { label: labelOf(path), ...form.getInputProps(path), value: place[name] };
        };
        return (
          // oxlint-disable-next-line react/no-array-index-key -- why: a place has no id; where it stands is what it is
          <fieldset key={at} className={classes.place}>
            <legend className={classes.legend}>
              {place.name || t('company.newPlace')}
              <ActionIcon
                aria-label={t('company.removePlace', { name: place.name || t('company.newPlace') })}
                onClick={() => form.removeListItem('establishments', at)}
              >
                <IconTrash size={16} stroke={1.75} />
              </ActionIcon>
            </legend>
            <FieldPair>
              <TextField {...field('name')} required maxLength={COMPANY_NAME_MAX} />
              <SelectField<Region>
                {...field('region')}
                value={place.region}
                options={regions.map((value) => ({ value, label: t(`company.region.${value}`) }))}
              />
            </FieldPair>
            <TextField {...field('address')} help={t('company.placeAddressHelp')} maxLength={COMPANY_ADDRESS_MAX} />
            <TeamsChoice {...field('teams')} help={t('company.teamsHelp')} />
          </fieldset>
        );
      })}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus />}
          onClick={() => form.insertListItem('establishments', newPlace)}
        >
          {t('company.addPlace')}
        </Button>
      </div>
    </FormSection>
  );
};

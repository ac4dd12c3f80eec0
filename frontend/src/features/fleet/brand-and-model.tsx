import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#shared/fleet/vehicle.rules.ts';
import type { FieldProps } from '../../form/field-props.ts';
import { SuggestField } from '../../form/suggest-field.tsx';
import { brandsFor, modelsFor, type KnownModel } from './known-models.ts';
import { useVehiclesLike } from './use-known-models.ts';
import type { VehicleForm } from './vehicle-form.ts';

type Props = {
  values: VehicleForm;
  brand: FieldProps;
  model: FieldProps;
  /** Takes the values of a model that was chosen, where the form asks for them. */
  onModel?: ((known: KnownModel) => void) | undefined;
};

/** Brand and model, with those of the own fleet and well-known ones as suggestions; any other text is right as well. */
export const BrandAndModel = ({ values, brand, model, onModel }: Props) => {
  const { t } = useTranslation('fleet');
  const ofBrand = useVehiclesLike(values.brand);
  const models = modelsFor(values, ofBrand);
  return (
    <>
      <SuggestField
        {...brand}
        required
        maxLength={TEXT_MAX}
        listLabel={t('field.brand')}
        suggestions={brandsFor(values, ofBrand).map((name) => ({ key: name, name }))}
        onSuggestion={brand.onChange}
      />
      <SuggestField
        {...model}
        required
        maxLength={TEXT_MAX}
        listLabel={t('field.model')}
        suggestions={models.map(({ key, model: name, fuel }) => ({
          key,
          name,
          ...(fuel && { fact: t(`fuel.${fuel}`) }),
        }))}
        onSuggestion={(key) => {
          const known = models.find((each) => each.key === key);
          if (!known) return;
          model.onChange(known.model);
          onModel?.(known);
        }}
      />
    </>
  );
};

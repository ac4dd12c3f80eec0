import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME_MAX } from '#shared/software/product.rules.ts';
import type { FieldProps } from '../../form/field-props.ts';
import { SuggestField } from '../../form/suggest-field.tsx';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { ProductLogo } from './product-logo.tsx';
import { useKnownProducts } from './use-known-products.ts';

type Props = FieldProps & {
  /** Takes the name and URL of a well-known product. */
  onSuggestion: (product: { name: string; url: string }) => void;
  /** The product that is edited, whose name is its own. */
  editedId?: number | undefined;
};

/** The name of a product, with suggestions of well-known products; any other name is accepted as well. */
export const NameField = ({ value = '', onSuggestion, editedId, ...props }: Props) => {
  const { t } = useTranslation('software');
  const { suggestions, existing } = useKnownProducts(value, editedId);
  const exactMatch = suggestions.find(({ name }) => name.toLocaleLowerCase() === value.trim().toLocaleLowerCase());
  return (
    <SuggestField
      {...props}
      value={value}
      error={
        existing ? (
          <>
            {t('exists', { name: existing.name })} <Link to={paths.softwareProduct(existing.id)}>{t('openIt')}</Link>
          </>
        ) : (
          props.error
        )
      }
      maxLength={PRODUCT_NAME_MAX}
      icon={value.trim() !== '' && <ProductLogo name={value} logo={exactMatch?.logo} />}
      listLabel={t('suggestions')}
      suggestions={suggestions.map(({ name, logo, domain, id }) => ({
        key: name,
        name,
        icon: <ProductLogo name={name} logo={logo} />,
        fact: id === null ? domain : t('inUseAlready'),
      }))}
      onSuggestion={(name) => {
        const chosen = suggestions.find((product) => product.name === name);
        if (chosen) onSuggestion({ name: chosen.name, url: chosen.domain === '' ? '' : `https://${chosen.domain}` });
      }}
    />
  );
};

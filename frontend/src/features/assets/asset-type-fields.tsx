import type { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { ASSET_TYPE_NAME_MAX, LIFE_YEARS_MAX } from '#shared/assets/asset-type.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { parseWholeNumber } from '#shared/values/whole-number.ts';
import { paths } from '../../ui/paths.ts';
import { fieldOf } from '../../form/field-of.ts';
import { PictureField } from '../../form/picture-field.tsx';
import { SENDING } from '../../form/picture-id.ts';
import { TextField } from '../../form/text-field.tsx';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';
import { LetterTile } from '../../ui/letter-tile.tsx';

/** The values of the form; `picture` is the id of an upload or of the stored picture, '' for none. */
export type AssetTypeForm = { name: string; picture: string; life_years: string };

const lifeBounds = { min: 1, max: LIFE_YEARS_MAX };

/** The typed life as it is sent; null for none. */
export const lifeOf = (typed: string): number | null => {
  const parsed = parseWholeNumber(typed);
  return parsed.ok ? parsed.value : null;
};

export const assetTypeIssues = ({ name, picture, life_years: life }: AssetTypeForm): Issue[] => [
  ...(isBlank(name) ? [issue('name', 'required')] : []),
  ...(picture === SENDING ? [issue('picture', 'still_sending')] : []),
  ...[wholeNumberIssue('life_years', life, lifeBounds)].filter((each) => each !== undefined),
];

/** The labels of the fields, and the breadcrumbs of the pages of asset types. */
export const useAssetTypeWords = () => {
  const { t } = useTranslation('settings');
  return {
    labelOf: (path: string): string =>
      path === 'picture'
        ? t('assetTypes.picture')
        : path === 'life_years'
          ? t('assetTypes.life')
          : t('assetTypes.name'),
    crumbs: [
      { label: t('title'), to: paths.settings },
      { label: t('assetTypes.title'), to: paths.assetTypes },
    ],
  };
};

type Props = {
  form: Pick<ReturnType<typeof useForm<AssetTypeForm>>, 'values' | 'getInputProps'>;
  /** Links to the stored pictures. */
  pictures?: readonly (string | null)[];
};

/** The name, life and picture of an asset type, new or edited. */
export const AssetTypeFields = ({ form, pictures = [] }: Props) => {
  const { t } = useTranslation('settings');
  const { labelOf } = useAssetTypeWords();
  const field = fieldOf(form, labelOf);
  return (
    <>
      <TextField {...field('name')} required maxLength={ASSET_TYPE_NAME_MAX} />
      <WholeNumberField {...field('life_years')} {...lifeBounds} help={t('assetTypes.lifeHelp')} />
      <PictureField
        {...field('picture')}
        links={pictures}
        fit="whole"
        preview={(link) => <LetterTile name={form.values.name} picture={link} size={72} />}
      />
    </>
  );
};

import type { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { ASSET_TYPE_NAME_MAX } from '#shared/assets/asset-type.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { paths } from '../../ui/paths.ts';
import { fieldOf } from '../../form/field-of.ts';
import { PictureField } from '../../form/picture-field.tsx';
import { SENDING } from '../../form/picture-id.ts';
import { TextField } from '../../form/text-field.tsx';
import { LetterTile } from '../../ui/letter-tile.tsx';

/** The values of the form; `picture` is the id of an upload or of the stored picture, '' for none. */
export type AssetTypeForm = { name: string; picture: string };

export const assetTypeIssues = ({ name, picture }: AssetTypeForm): Issue[] => [
  ...(name.trim() === '' ? [issue('name', 'required')] : []),
  ...(picture === SENDING ? [issue('picture', 'still_sending')] : []),
];

/** The labels of the fields, and the breadcrumbs of the pages of asset types. */
export const useAssetTypeWords = () => {
  const { t } = useTranslation('settings');
  return {
    labelOf: (path: string): string => t(path === 'picture' ? 'assetTypes.picture' : 'assetTypes.name'),
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

/** The name and picture of an asset type, new or edited. */
export const AssetTypeFields = ({ form, pictures = [] }: Props) => {
  const { labelOf } = useAssetTypeWords();
  const field = fieldOf(form, labelOf);
  return (
    <>
      <TextField {...field('name')} required maxLength={ASSET_TYPE_NAME_MAX} />
      <PictureField
        {...field('picture')}
        links={pictures}
        fit="whole"
        preview={(link) => <LetterTile name={form.values.name} picture={link} size={72} />}
      />
    </>
  );
};

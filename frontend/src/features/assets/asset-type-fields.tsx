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

/** `picture` is the id of an upload or of what is stored; '' is none. */
export type TypeForm = { name: string; picture: string };

export const typeIssues = ({ name, picture }: TypeForm): Issue[] => [
  ...(name.trim() === '' ? [issue('name', 'required')] : []),
  ...(picture === SENDING ? [issue('picture', 'still_sending')] : []),
];

/** Labels and the way to the pages of asset types. */
export const useTypeWords = () => {
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
  form: Pick<ReturnType<typeof useForm<TypeForm>>, 'values' | 'getInputProps'>;
  /** Links to what is stored. */
  pictures?: readonly (string | null)[];
};

/** Name and picture of an asset type, new or edited. */
export const AssetTypeFields = ({ form, pictures = [] }: Props) => {
  const { labelOf } = useTypeWords();
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

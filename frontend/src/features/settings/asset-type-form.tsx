import type { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ASSET_TYPE_NAME_MAX } from '#shared/assets/asset-type.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { paths } from '../../app/paths.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { SENDING } from '../../form/picture-id.ts';
import { TextField } from '../../form/text-field.tsx';
import type { FormIssues } from '../../form/use-form-issues.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { LetterTile } from '../../ui/letter-tile.tsx';

/** `picture` is the id of an upload or of what is stored; '' is none. */
export type TypeForm = { name: string; picture: string };
export type TypeFormState = ReturnType<typeof useForm<TypeForm>>;

export const typeIssues = ({ name, picture }: TypeForm): Issue[] => [
  ...(name.trim() === '' ? [issue('name', 'required')] : []),
  ...(picture === SENDING ? [issue('picture', 'still_sending')] : []),
];

type Props = {
  title: string;
  form: TypeFormState;
  issues: FormIssues;
  problem: Problem | undefined;
  /** Links to what is stored. */
  pictures?: readonly (string | null)[];
  cancelTo: string;
  submit: string;
  saving: boolean;
  onSave: () => void;
  children: ReactNode;
};

/** Name and picture of an asset type, new or edited. */
export const AssetTypeForm = ({ title, form, issues, problem, pictures = [], children, ...rest }: Props) => {
  const { t } = useTranslation('settings');
  const { values } = form;
  return (
    <FormPage
      title={title}
      crumbs={[
        { label: t('title'), to: paths.settings },
        { label: t('assetTypes.title'), to: paths.assetTypes },
      ]}
      cancelTo={rest.cancelTo}
      submit={rest.submit}
      saving={rest.saving}
      onSubmit={rest.onSave}
    >
      <title>{title}</title>
      <ErrorSummary
        issues={issues.listed}
        title={issues.title}
        labelOf={(path) => t(path === 'picture' ? 'assetTypes.picture' : 'assetTypes.name')}
      />
      {problem && problem.fields.length === 0 && <ErrorBox problem={problem} onRetry={rest.onSave} />}
      <TextField
        label={t('assetTypes.name')}
        required
        maxLength={ASSET_TYPE_NAME_MAX}
        {...form.getInputProps('name')}
        value={values.name}
      />
      <PictureField
        label={t('assetTypes.picture')}
        links={pictures}
        fit="whole"
        preview={(link) => <LetterTile name={values.name} picture={link} size={72} />}
        {...form.getInputProps('picture')}
        value={values.picture}
      />
      {children}
    </FormPage>
  );
};

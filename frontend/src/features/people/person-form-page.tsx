import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import { paths } from '../../app/paths.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { FormPage } from '../../form/form-page.tsx';
import type { FormIssues } from '../../form/use-form-issues.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { PersonFields, type PersonFormState } from './person-fields.tsx';
import type { PersonField } from './person-form.ts';

type Props = {
  title: string;
  /** From the list down to where Cancel leads. */
  crumbs: readonly { label: string; to: string }[];
  form: PersonFormState;
  issues: FormIssues;
  problem: Problem | undefined;
  saving: boolean;
  submit: string;
  maskedIban?: string | null;
  pictures?: readonly (string | null)[];
  onSave: () => void;
  children: ReactNode;
};

/** The form of a person, new or edited. */
export const PersonFormPage = ({
  title,
  crumbs,
  form,
  issues,
  problem,
  saving,
  submit,
  maskedIban,
  pictures = [],
  onSave,
  children,
}: Props) => {
  const { t } = useTranslation('people');
  return (
    <FormPage
      title={title}
      crumbs={crumbs}
      cancelTo={crumbs.at(-1)?.to ?? paths.people}
      submit={submit}
      saving={saving}
      onSubmit={onSave}
    >
      <ErrorSummary issues={issues.listed} title={issues.title} labelOf={(path) => t(`field.${path as PersonField}`)} />
      {problem && problem.fields.length === 0 && <ErrorBox problem={problem} onRetry={onSave} />}
      <PersonFields form={form} pictures={pictures} {...(maskedIban !== undefined && { maskedIban })} />
      {children}
    </FormPage>
  );
};

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import { paths } from '../../app/paths.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { FormPage } from '../../form/form-page.tsx';
import type { FormIssues } from '../../form/use-form-issues.ts';
import { ErrorBox } from '../../ui/error-box.tsx';

type Props = {
  title: string;
  issues: FormIssues;
  problem: Problem | undefined;
  saving: boolean;
  submit: string;
  onSave: () => void;
  children: ReactNode;
};

const labels: Readonly<Record<string, string>> = {
  name: 'users.name',
  email: 'users.email',
  subject: 'users.subject',
  employee_id: 'users.person',
  role: 'users.roleSection',
};

/** The form of a user, new or edited. A refusal, such as of taking the last administrator away, stands on top. */
export const UserFormPage = ({ title, issues, problem, saving, submit, onSave, children }: Props) => {
  const { t } = useTranslation('settings');
  const users = `${paths.settings}/users`;
  return (
    <FormPage
      title={title}
      crumbs={[
        { label: t('title'), to: paths.settings },
        { label: t('users.title'), to: users },
      ]}
      cancelTo={users}
      submit={submit}
      saving={saving}
      onSubmit={onSave}
    >
      <ErrorSummary
        issues={issues.listed}
        title={issues.title}
        labelOf={(path) => (labels[path] === undefined ? undefined : t(labels[path] as 'users.name'))}
      />
      {problem && problem.fields.length === 0 && <ErrorBox problem={problem} />}
      {children}
    </FormPage>
  );
};

import { issue, type Issue } from '#shared/errors/issue.ts';
import { CREDENTIAL_MAX } from '#shared/integrations/limits.ts';

/** The credentials of a payroll office as they are typed and sent. */
export type CredentialsForm = {
  new_username: string;
  new_customer_code: string;
  new_password: string;
  new_secret: string;
};

export const noCredentials: CredentialsForm = {
  new_username: '',
  new_customer_code: '',
  new_password: '',
  new_secret: '',
};

/** The fields that are asked for; the secret only of companies that have one (`integration_secret_required`). */
const namesOf = (asksSecret: boolean): (keyof CredentialsForm)[] => [
  'new_username',
  'new_customer_code',
  'new_password',
  ...(asksSecret ? (['new_secret'] as const) : []),
];

export const credentialsIssues = (form: CredentialsForm, asksSecret: boolean): Issue[] =>
  namesOf(asksSecret).flatMap((name) => {
    if (form[name].trim() === '') return [issue(name, 'required')];
    return form[name].length > CREDENTIAL_MAX ? [issue(name, 'too_long', { max: CREDENTIAL_MAX })] : [];
  });

export const credentialsBody = (form: CredentialsForm, asksSecret: boolean) => ({
  new_username: form.new_username,
  new_customer_code: form.new_customer_code,
  new_password: form.new_password,
  ...(asksSecret && { new_secret: form.new_secret }),
});

import { Fields, noop, OnPress } from '../stories/layout.tsx';
import type { Stories } from '../stories/story.ts';
import { CredentialsDialog } from './credentials-dialog.tsx';
import { CredentialsFields } from './credentials-fields.tsx';

const integration = { id: 1, name: 'Brabo Payroll' };
const labels = {
  new_username: 'Username',
  new_customer_code: 'Customer code',
  new_password: 'Password',
  new_secret: 'Secret',
};

export const stories: Stories = {
  title: 'Credentials of integrations',
  cases: {
    'Fields of a form': () => (
      <Fields>
        <CredentialsFields field={(name) => ({ label: labels[name], value: '', onChange: noop })} />
      </Fields>
    ),
    'Other credentials': () => (
      <OnPress label="Change">
        {(close) => <CredentialsDialog integration={integration} customerCode="BE-20447" close={close} />}
      </OnPress>
    ),
    'A password that was refused': () => (
      <OnPress label="Sign in again">
        {(close) => (
          <CredentialsDialog
            integration={integration}
            reason="The password was refused on 23/11/2026 09:50."
            submit="Test and continue"
            close={close}
          />
        )}
      </OnPress>
    ),
  },
};

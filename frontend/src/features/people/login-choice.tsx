import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = {
  email: string;
  /** The last day, when it lies ahead. */
  until: string | undefined;
  keeps: boolean;
  onChange: (keeps: boolean) => void;
};

/** What happens to the login of somebody who leaves: it ends with their last day, unless it is kept. */
export const LoginChoice = ({ email, until, keeps, onChange }: Props) => {
  const { t } = useTranslation('people');
  const outcome = keeps ? 'kept' : until === undefined ? 'endsNow' : 'ends';
  return (
    <Checkbox
      label={t('login.keep')}
      description={t(`login.${outcome}`, { email, until })}
      checked={keeps}
      onChange={(event) => onChange(event.currentTarget.checked)}
      data-path="keep_login"
    />
  );
};

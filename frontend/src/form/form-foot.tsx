import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from '../ui/router.ts';

type Props = { cancelTo: string; submit: string; saving: boolean; disabled?: boolean };

/** The foot of a form: Cancel, then the one primary button. */
export const FormFoot = ({ cancelTo, submit, saving, disabled = false }: Props) => {
  const { t } = useTranslation('form');
  return (
    <>
      <Button component={Link} to={cancelTo} variant="default">
        {t('foot.cancel')}
      </Button>
      <Button type="submit" loading={saving} disabled={disabled}>
        {submit}
      </Button>
    </>
  );
};

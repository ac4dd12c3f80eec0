import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useIsLeaving } from '../ui/router.ts';

type Props = { cancelTo: string; submit: string; saving: boolean; disabled?: boolean };

/** The foot of a form: Cancel, then the one primary button. */
export const FormFoot = ({ cancelTo, submit, saving, disabled = false }: Props) => {
  const { t } = useTranslation('form');
  const isLeaving = useIsLeaving();
  return (
    <>
      <Button component={Link} to={cancelTo} variant="default">
        {t('foot.cancel')}
      </Button>
      <Button type="submit" loading={saving || isLeaving} disabled={disabled}>
        {submit}
      </Button>
    </>
  );
};

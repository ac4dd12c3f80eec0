import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Opens the dialog of a card; `label` says which card. */
export const ChangeButton = ({ label, onClick }: { label: string; onClick: () => void }) => {
  const { t } = useTranslation('integrations');
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPencil size={16} stroke={1.75} />}
      aria-label={label}
      onClick={onClick}
    >
      {t('change')}
    </Button>
  );
};

import { Button } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** Opens the ways to give a person something. */
export const GiftButton = (props: Pick<ComponentProps<'button'>, 'ref' | 'onClick'>) => {
  const { t } = useTranslation('people');
  return (
    <Button
      variant="default"
      leftSection={<IconPlus />}
      rightSection={<IconChevronDown size={16} stroke={1.75} />}
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
    >
      {t('gift.open')}
    </Button>
  );
};

import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

type Props = { to: 'previous' | 'next'; isOff: boolean; onPress: () => void };

/** The button to the previous or the next page. At the end of the pages it is off, but keeps the focus. */
export const PageButton = ({ to, isOff, onPress }: Props) => {
  const { t } = useTranslation('list');
  const Icon = to === 'next' ? IconChevronRight : IconChevronLeft;
  return (
    <ActionIcon
      variant="default"
      aria-label={to === 'next' ? t('nextPage') : t('previousPage')}
      aria-disabled={isOff}
      {...(isOff && { 'data-disabled': true })}
      onClick={isOff ? undefined : onPress}
    >
      <Icon size={16} stroke={1.75} />
    </ActionIcon>
  );
};

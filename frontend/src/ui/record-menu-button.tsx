import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type Props = Pick<ComponentProps<'button'>, 'ref' | 'onClick'> & {
  /** The record that the actions are about, given where a page has several menus. */
  label?: string | undefined;
};

/** The closed menu of a record, quiet in a list. */
export const RecordMenuButton = ({ label, ...props }: Props) => {
  const { t } = useTranslation();
  return (
    <ActionIcon
      {...(label === undefined && { variant: 'default', size: 32 })}
      aria-label={label ?? t('moreActions')}
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
    >
      <IconDots size={16} stroke={1.75} />
    </ActionIcon>
  );
};

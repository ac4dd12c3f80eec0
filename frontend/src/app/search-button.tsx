import { Kbd } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './search-button.module.css';

type Props = { look: 'full' | 'icon'; onClick: () => void };

/** Opens the palette, and looks like the search box in it. */
export const SearchButton = ({ look, onClick }: Props) => {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={classes.search}
      data-look={look}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={look === 'icon' ? t('nav.search') : undefined}
      onClick={onClick}
    >
      <IconSearch size={look === 'icon' ? 18 : 16} stroke={1.75} aria-hidden="true" />
      {look === 'full' && (
        <>
          <span>{t('nav.search')}</span>
          <Kbd aria-hidden="true">{t('nav.searchKeys')}</Kbd>
        </>
      )}
    </button>
  );
};

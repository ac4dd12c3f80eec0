import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/banner.tsx';

/** Says that a form starts with what this tab kept of it, and offers to begin anew. */
export const DraftNotice = ({ onDiscard }: { onDiscard: (() => void) | undefined }) => {
  const { t } = useTranslation('form');
  return (
    onDiscard && (
      <Banner
        tone="accent"
        action={
          <button type="button" onClick={onDiscard}>
            {t('draft.discard')}
          </button>
        }
      >
        {t('draft.restored')}
      </Banner>
    )
  );
};

import { useTranslation } from 'react-i18next';
import { useActor } from './actor.tsx';
import { hasLeftDraft } from './left-draft.ts';
import { useLocation } from './router.ts';

const Told = () => {
  const { t } = useTranslation('rights');
  return <p>{t('forbidden.draft')}</p>;
};

/** Says that what was typed into a form is kept, where a page stands in the place of that form. */
export const KeptDraft = () => {
  const { user_id: userId } = useActor();
  const { pathname, search } = useLocation();
  return hasLeftDraft(userId, pathname + search) && <Told />;
};

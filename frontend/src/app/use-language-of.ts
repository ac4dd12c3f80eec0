import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#shared/contract/session/profile.ts';
import { speak } from './messages.ts';

/** Shows the app in the language of the profile; false until its texts are there for the first time. */
export const useLanguageOf = (profile: Pick<Profile, 'language'> | undefined): boolean => {
  const { i18n } = useTranslation('shell');
  const [isReady, setReady] = useState(false);
  const language = profile?.language;
  useEffect(() => {
    // The texts of a language that cannot be loaded are English ones.
    if (language) void speak(language).finally(() => setReady(true));
  }, [language]);
  return isReady || language === i18n.language;
};

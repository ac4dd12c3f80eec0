import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import type { Profile } from '#shared/contract/session/profile.ts';
import { setLanguage } from '#shared/contract/session/set-language.ts';
import type { Language } from '#shared/values/language.ts';
import { query, useCall } from '../api/query.ts';
import { notifyProblem } from '../ui/notify.ts';
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

/** The language of the app, and its choice, which is shown at once and kept for every browser of the user. */
export const useLanguage = (): { spoken: string; choose: (language: Language) => void } => {
  const { i18n } = useTranslation('shell');
  const client = useQueryClient();
  const call = useCall(setLanguage);
  const put = (language: Language): void => {
    client.setQueryData(query(getProfile, {}).queryKey, (known) => known && { ...known, language });
  };
  const choose = (language: Language): void => {
    const before = client.getQueryData(query(getProfile, {}).queryKey)?.language;
    put(language);
    call.mutate(
      { body: { language } },
      {
        onError: ({ problem }) => {
          if (before) put(before);
          notifyProblem(problem);
        },
      },
    );
  };
  return { spoken: i18n.language, choose };
};

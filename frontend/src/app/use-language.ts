import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { setLanguage } from '#shared/contract/session/set-language.ts';
import type { Language } from '#shared/values/language.ts';
import { notifyThrown } from '../api/notify-thrown.ts';
import { query, useCall } from '../api/query.ts';

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
        onError: (error) => {
          if (before) put(before);
          notifyThrown(error);
        },
      },
    );
  };
  return { spoken: i18n.language, choose };
};

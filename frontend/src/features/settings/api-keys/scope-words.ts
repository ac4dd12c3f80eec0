import { useTranslation } from 'react-i18next';
import { keyAreas, type KeyArea } from '#shared/api-keys/key-scopes.ts';

type Level = 'read' | 'write';

/** The levels of each area that these scopes name; writing includes reading. */
const levelsOf = (scopes: readonly string[]): { area: KeyArea; level: Level }[] =>
  keyAreas.flatMap((area): { area: KeyArea; level: Level }[] => {
    if (scopes.includes(`${area}:write`)) return [{ area, level: 'write' }];
    return scopes.includes(`${area}:read`) ? [{ area, level: 'read' }] : [];
  });

/** What a key may do, in words: what it changes and what it only reads. */
export const useScopeWords = (): ((scopes: readonly string[]) => string) => {
  const { t } = useTranslation('api-keys');
  return (scopes) => {
    const levels = levelsOf(scopes);
    const named = (level: Level): string =>
      levels
        .filter((each) => each.level === level)
        .map(({ area }) => t(`area.${area}`))
        .join(', ');
    const [writes, reads] = [named('write'), named('read')];
    return [writes && t('changes', { areas: writes }), reads && t('reads', { areas: reads })]
      .filter(Boolean)
      .join(' · ');
  };
};

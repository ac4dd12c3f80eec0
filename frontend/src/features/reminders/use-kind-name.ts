import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';

/** The records of a kind in a word. */
export const useKindName = (): ((object: ObjectType) => string) => {
  const { t } = useTranslation('segments');
  return (object) => t(`object.${object}`);
};

import { useTranslation } from 'react-i18next';
import { recordMessageFiles } from '../../records/record-kinds.ts';

/** The words of the wizard with those of every kind of record: a field is called what its list calls it. */
export const useImportWords = () => useTranslation(['imports', ...recordMessageFiles, 'records', 'form']);

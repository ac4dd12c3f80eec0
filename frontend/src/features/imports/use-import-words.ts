import { useTranslation } from 'react-i18next';
import { recordMessageFiles } from '../../records/record-kinds.ts';

/** The texts of the wizard and of every kind of record, so that a field has the same name as in its list. */
export const useImportWords = () => useTranslation(['imports', ...recordMessageFiles, 'records', 'form', 'issues']);

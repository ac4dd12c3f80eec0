import type { RichTextEditorLabels } from '@mantine/tiptap';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The names of the controls that the library draws, which are English otherwise. */
export const useEditorLabels = (): Partial<RichTextEditorLabels> => {
  const { t } = useTranslation('document-editor');
  return useMemo(
    () => ({
      boldControlLabel: t('bold'),
      italicControlLabel: t('italic'),
      underlineControlLabel: t('underline'),
      linkControlLabel: t('link.label'),
      linkEditorInputLabel: t('link.address'),
      linkEditorInputPlaceholder: t('link.placeholder'),
      linkEditorInternalLink: t('link.same'),
      linkEditorExternalLink: t('link.same'),
      linkEditorSave: t('link.save'),
      bulletListControlLabel: t('list.bullet'),
      undoControlLabel: t('undo'),
      redoControlLabel: t('redo'),
      tableInsertControlLabel: t('table.insert'),
      tableInsertLabel: (columns: number, rows: number) => t('table.size', { columns, rows }),
    }),
    [t],
  );
};

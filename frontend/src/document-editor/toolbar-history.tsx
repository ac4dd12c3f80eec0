import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LazyEditor } from './lazy-editor.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { useEditorValue } from './use-editor-value.ts';
import classes from './document-editor.module.css';

/** Undo and redo, at the end of the toolbar. */
export const ToolbarHistory = ({ lazy }: { lazy: LazyEditor }) => {
  const { t } = useTranslation('document-editor');
  const { undo, redo } = useEditorValue(
    lazy,
    ({ editor }) => ({ undo: editor.can().undo(), redo: editor.can().redo() }),
    { undo: false, redo: false },
  );
  return (
    <div className={classes.last}>
      <ToolbarButton
        label={t('undo')}
        icon={<IconArrowBackUp size={16} stroke={1.75} />}
        disabled={!undo}
        onClick={() => lazy.goAndRun(({ editor }) => editor.commands.undo())}
      />
      <ToolbarButton
        label={t('redo')}
        icon={<IconArrowForwardUp size={16} stroke={1.75} />}
        disabled={!redo}
        onClick={() => lazy.goAndRun(({ editor }) => editor.commands.redo())}
      />
    </div>
  );
};

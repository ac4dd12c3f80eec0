import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { ToolbarButton } from './toolbar-button.tsx';
import classes from './document-editor.module.css';

/** Undo and redo, at the end of the toolbar. */
export const ToolbarHistory = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('document-editor');
  const { undo, redo } = useEditorState({
    editor,
    selector: () => ({ undo: editor.can().undo(), redo: editor.can().redo() }),
  });
  return (
    <div className={classes.last}>
      <ToolbarButton
        label={t('undo')}
        icon={<IconArrowBackUp size={16} stroke={1.75} />}
        disabled={!undo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <ToolbarButton
        label={t('redo')}
        icon={<IconArrowForwardUp size={16} stroke={1.75} />}
        disabled={!redo}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </div>
  );
};

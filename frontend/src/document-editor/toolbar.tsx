import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asked } from './asked-dialog.tsx';
import type { LazyEditor } from './lazy-editor.ts';
import { ToolbarBlocks } from './toolbar-blocks.tsx';
import { ToolbarHistory } from './toolbar-history.tsx';
import { ToolbarText } from './toolbar-text.tsx';
import classes from './document-editor.module.css';

type Props = { lazy: LazyEditor; ask: (asked: Asked) => void };

/** The toolbar of a text. What the page learns about fields and people while it opens does not draw it anew. */
export const Toolbar = memo(({ lazy, ask }: Props) => {
  const { t } = useTranslation('document-editor');
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={t('toolbar')}>
      <ToolbarText
        lazy={lazy}
        onLink={() => lazy.run(({ editor, commands }) => ask({ kind: 'link', start: commands.linkAt(editor) }))}
      />
      <ToolbarBlocks
        lazy={lazy}
        onPicture={() =>
          lazy.run(({ editor, commands }) => ask({ kind: 'picture', start: commands.selectedPicture(editor) }))
        }
        onCondition={() => ask({ kind: 'condition', start: undefined })}
      />
      <ToolbarHistory lazy={lazy} />
    </div>
  );
});

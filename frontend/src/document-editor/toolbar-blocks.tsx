import { Menu } from '@mantine/core';
import {
  IconGitBranch,
  IconHash,
  IconLayoutNavbar,
  IconPageBreak,
  IconPhoto,
  IconSignature,
  IconTable,
  IconTablePlus,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { signerPlaces } from '#shared/document-content/nodes.ts';
import {
  hasEdge,
  insertField,
  insertPageBreak,
  insertSignature,
  isInPageEdge,
  mayWrap,
  searchField,
  toggleEdge,
} from './edit-commands.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { ToolbarMenu } from './toolbar-menu.tsx';
import classes from './document-editor.module.css';

const ICON = { size: 16, stroke: 1.75 } as const;
type Props = { editor: Editor };

/** A new table; rows and columns are added where they are needed. */
const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true };

/** Adds a table; within one, changes it. */
const Tables = ({ editor }: Props) => {
  const { t } = useTranslation('document-editor');
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  const run = () => editor.chain().focus();
  if (!isInTable)
    return (
      <ToolbarButton
        label={t('table.insert')}
        icon={<IconTablePlus {...ICON} />}
        onClick={() => run().insertTable(NEW_TABLE).run()}
      />
    );
  return (
    <ToolbarMenu label={t('table.edit')} icon={<IconTable {...ICON} />} isActive>
      <Menu.Item onClick={() => run().addRowBefore().run()}>{t('table.rowAbove')}</Menu.Item>
      <Menu.Item onClick={() => run().addRowAfter().run()}>{t('table.rowBelow')}</Menu.Item>
      <Menu.Item onClick={() => run().addColumnBefore().run()}>{t('table.columnBefore')}</Menu.Item>
      <Menu.Item onClick={() => run().addColumnAfter().run()}>{t('table.columnAfter')}</Menu.Item>
      <Menu.Divider />
      <Menu.Item onClick={() => run().toggleHeaderRow().run()}>{t('table.header')}</Menu.Item>
      <Menu.Item onClick={() => run().mergeOrSplit().run()}>{t('table.merge')}</Menu.Item>
      <Menu.Divider />
      <Menu.Item onClick={() => run().deleteRow().run()}>{t('table.deleteRow')}</Menu.Item>
      <Menu.Item onClick={() => run().deleteColumn().run()}>{t('table.deleteColumn')}</Menu.Item>
      <Menu.Item color="red" onClick={() => run().deleteTable().run()}>
        {t('table.delete')}
      </Menu.Item>
    </ToolbarMenu>
  );
};

const Edges = ({ editor }: Props) => {
  const { t } = useTranslation('document-editor');
  const { header, footer, inside } = useEditorState({
    editor,
    selector: () => ({
      header: hasEdge(editor, 'pageHeader'),
      footer: hasEdge(editor, 'pageFooter'),
      inside: isInPageEdge(editor),
    }),
  });
  return (
    <ToolbarMenu label={t('edges.label')} icon={<IconLayoutNavbar {...ICON} />} isActive={inside}>
      <Menu.Item onClick={() => toggleEdge(editor, 'pageHeader')}>
        {t(header ? 'edges.removeHeader' : 'edges.addHeader')}
      </Menu.Item>
      <Menu.Item onClick={() => toggleEdge(editor, 'pageFooter')}>
        {t(footer ? 'edges.removeFooter' : 'edges.addFooter')}
      </Menu.Item>
      {inside && (
        <>
          <Menu.Divider />
          <Menu.Item onClick={() => insertField(editor, 'page_number')}>{t('edges.number')}</Menu.Item>
          <Menu.Item onClick={() => insertField(editor, 'page_count')}>{t('edges.count')}</Menu.Item>
        </>
      )}
    </ToolbarMenu>
  );
};

type BlocksProps = Props & { onPicture: (() => void) | undefined; onCondition: () => void };

/** The half of the toolbar that adds what stands between the words. */
export const ToolbarBlocks = ({ editor, onPicture, onCondition }: BlocksProps) => {
  const { t } = useTranslation('document-editor');
  const { inside, wraps } = useEditorState({
    editor,
    selector: () => ({ inside: isInPageEdge(editor), wraps: mayWrap(editor) }),
  });
  return (
    <>
      <div className={classes.group}>
        <Tables editor={editor} />
        {onPicture && <ToolbarButton label={t('picture.label')} icon={<IconPhoto {...ICON} />} onClick={onPicture} />}
        <ToolbarButton
          label={t('pageBreak')}
          icon={<IconPageBreak {...ICON} />}
          disabled={inside}
          onClick={() => insertPageBreak(editor)}
        />
        <Edges editor={editor} />
      </div>
      <div className={classes.group}>
        <ToolbarButton
          label={t('field.insert')}
          text={t('field.insert')}
          icon={<IconHash {...ICON} />}
          onClick={() => searchField(editor)}
        />
        <ToolbarMenu
          label={t('signature.insert')}
          text={t('signature.insert')}
          icon={<IconSignature {...ICON} />}
          disabled={inside}
        >
          {signerPlaces.map((place) => (
            <Menu.Item key={place} onClick={() => insertSignature(editor, place)}>
              {t(`signature.${place}`)}
            </Menu.Item>
          ))}
        </ToolbarMenu>
        <ToolbarButton
          label={t('condition.insert')}
          text={t('condition.insert')}
          icon={<IconGitBranch {...ICON} />}
          disabled={!wraps}
          onClick={onCondition}
        />
      </div>
    </>
  );
};

import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import {
  IconGitBranch,
  IconHash,
  IconLayoutNavbar,
  IconPageBreak,
  IconPhoto,
  IconSignature,
  IconTable,
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
import { ToolbarMenu } from './toolbar-menu.tsx';
import classes from './document-editor.module.css';

const ICON = { size: 16, stroke: 1.75 } as const;
type Props = { editor: Editor };

/** Adds a table; within one, changes it. */
const Tables = ({ editor }: Props) => {
  const { t } = useTranslation('document-editor');
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  const run = () => editor.chain().focus();
  if (!isInTable) return <RichTextEditor.TableInsert maxColumns={8} maxRows={8} />;
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
      <RichTextEditor.ControlsGroup>
        <Tables editor={editor} />
        {onPicture && (
          <RichTextEditor.Control aria-label={t('picture.label')} title={t('picture.label')} onClick={onPicture}>
            <IconPhoto {...ICON} />
          </RichTextEditor.Control>
        )}
        <RichTextEditor.Control
          aria-label={t('pageBreak')}
          title={t('pageBreak')}
          disabled={inside}
          onClick={() => insertPageBreak(editor)}
        >
          <IconPageBreak {...ICON} />
        </RichTextEditor.Control>
        <Edges editor={editor} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control className={classes.worded} onClick={() => searchField(editor)}>
          <IconHash {...ICON} />
          {t('field.insert')}
        </RichTextEditor.Control>
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
        <RichTextEditor.Control className={classes.worded} disabled={!wraps} onClick={onCondition}>
          <IconGitBranch {...ICON} />
          {t('condition.insert')}
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
    </>
  );
};

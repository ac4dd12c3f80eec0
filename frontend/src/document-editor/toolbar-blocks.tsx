import { MenuDivider, MenuItem } from '@mantine/core';
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
import { useTranslation } from 'react-i18next';
import { signerPlaces } from '#shared/document-content/nodes.ts';
import type { LazyEditor } from './lazy-editor.ts';
import type { LiveEditor } from './live-editor.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { ToolbarMenu } from './toolbar-menu.tsx';
import { useEditorValue } from './use-editor-value.ts';
import classes from './document-editor.module.css';

const ICON = { size: 16, stroke: 1.75 } as const;
type Props = { lazy: LazyEditor };

type Chain = ReturnType<LiveEditor['editor']['chain']>;

/** A new table; rows and columns are added where they are needed. */
const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true };

/** Adds a table; within one, changes it. */
const Tables = ({ lazy }: Props) => {
  const { t } = useTranslation('document-editor');
  const isInTable = useEditorValue(lazy, ({ editor }) => editor.isActive('table'), false);
  const run = (act: (chain: Chain) => Chain) => () => lazy.run(({ editor }) => act(editor.chain().focus()).run());
  if (!isInTable)
    return (
      <ToolbarButton
        label={t('table.insert')}
        icon={<IconTablePlus {...ICON} />}
        onClick={run((chain) => chain.insertTable(NEW_TABLE))}
      />
    );
  return (
    <ToolbarMenu label={t('table.edit')} icon={<IconTable {...ICON} />} isActive>
      <MenuItem onClick={run((chain) => chain.addRowBefore())}>{t('table.rowAbove')}</MenuItem>
      <MenuItem onClick={run((chain) => chain.addRowAfter())}>{t('table.rowBelow')}</MenuItem>
      <MenuItem onClick={run((chain) => chain.addColumnBefore())}>{t('table.columnBefore')}</MenuItem>
      <MenuItem onClick={run((chain) => chain.addColumnAfter())}>{t('table.columnAfter')}</MenuItem>
      <MenuDivider />
      <MenuItem onClick={run((chain) => chain.toggleHeaderRow())}>{t('table.header')}</MenuItem>
      <MenuItem onClick={run((chain) => chain.mergeOrSplit())}>{t('table.merge')}</MenuItem>
      <MenuDivider />
      <MenuItem onClick={run((chain) => chain.deleteRow())}>{t('table.deleteRow')}</MenuItem>
      <MenuItem onClick={run((chain) => chain.deleteColumn())}>{t('table.deleteColumn')}</MenuItem>
      <MenuItem color="red" onClick={run((chain) => chain.deleteTable())}>
        {t('table.delete')}
      </MenuItem>
    </ToolbarMenu>
  );
};

const Edges = ({ lazy }: Props) => {
  const { t } = useTranslation('document-editor');
  const { header, footer, inside } = useEditorValue(
    lazy,
    ({ editor, commands }) => ({
      header: commands.hasEdge(editor, 'pageHeader'),
      footer: commands.hasEdge(editor, 'pageFooter'),
      inside: commands.isInPageEdge(editor),
    }),
    { header: false, footer: false, inside: false },
  );
  return (
    <ToolbarMenu label={t('edges.label')} icon={<IconLayoutNavbar {...ICON} />} isActive={inside}>
      <MenuItem onClick={() => lazy.run(({ editor, commands }) => commands.toggleEdge(editor, 'pageHeader'))}>
        {t(header ? 'edges.removeHeader' : 'edges.addHeader')}
      </MenuItem>
      <MenuItem onClick={() => lazy.run(({ editor, commands }) => commands.toggleEdge(editor, 'pageFooter'))}>
        {t(footer ? 'edges.removeFooter' : 'edges.addFooter')}
      </MenuItem>
      {inside && (
        <>
          <MenuDivider />
          <MenuItem onClick={() => lazy.run(({ editor, commands }) => commands.insertField(editor, 'page_number'))}>
            {t('edges.number')}
          </MenuItem>
          <MenuItem onClick={() => lazy.run(({ editor, commands }) => commands.insertField(editor, 'page_count'))}>
            {t('edges.count')}
          </MenuItem>
        </>
      )}
    </ToolbarMenu>
  );
};

type BlocksProps = Props & { onPicture: (() => void) | undefined; onCondition: () => void };

/** The half of the toolbar that adds what stands between the words. */
export const ToolbarBlocks = ({ lazy, onPicture, onCondition }: BlocksProps) => {
  const { t } = useTranslation('document-editor');
  const { inside, wraps } = useEditorValue(
    lazy,
    ({ editor, commands }) => ({ inside: commands.isInPageEdge(editor), wraps: commands.mayWrap(editor) }),
    { inside: false, wraps: true },
  );
  return (
    <>
      <div className={classes.group}>
        <Tables lazy={lazy} />
        {onPicture && <ToolbarButton label={t('picture.label')} icon={<IconPhoto {...ICON} />} onClick={onPicture} />}
        <ToolbarButton
          label={t('pageBreak')}
          icon={<IconPageBreak {...ICON} />}
          disabled={inside}
          onClick={() => lazy.goAndRun(({ editor, commands }) => commands.insertPageBreak(editor))}
        />
        <Edges lazy={lazy} />
      </div>
      <div className={classes.group}>
        <ToolbarButton
          label={t('field.insert')}
          text={t('field.insert')}
          icon={<IconHash {...ICON} />}
          onClick={() => lazy.goAndRun(({ editor, commands }) => commands.searchField(editor))}
        />
        <ToolbarMenu
          label={t('signature.insert')}
          text={t('signature.insert')}
          icon={<IconSignature {...ICON} />}
          disabled={inside}
        >
          {signerPlaces.map((place) => (
            <MenuItem
              key={place}
              onClick={() => lazy.run(({ editor, commands }) => commands.insertSignature(editor, place))}
            >
              {t(`signature.${place}`)}
            </MenuItem>
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

import { Menu, Select } from '@mantine/core';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconDots,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconLineDashed,
  IconLink,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { alignments, type Alignment } from '#shared/document-content/nodes.ts';
import { listKindAt, listKinds, setList } from './edit-commands.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { ToolbarMenu } from './toolbar-menu.tsx';
import classes from './document-editor.module.css';

type Props = { editor: Editor };
const ICON = { size: 16, stroke: 1.75 } as const;
const levels = [1, 2, 3] as const;

/** What kind of paragraph the cursor is in, and changes it. */
const StyleSelect = ({ editor }: Props) => {
  const { t } = useTranslation('document-editor');
  const level = useEditorState({
    editor,
    selector: () => levels.find((own) => editor.isActive('heading', { level: own })) ?? 0,
  });
  const choose = (value: string | null): void => {
    const chosen = levels.find((own) => String(own) === value);
    if (chosen === undefined) editor.chain().focus().setParagraph().run();
    else editor.chain().focus().setHeading({ level: chosen }).run();
  };
  return (
    <Select
      aria-label={t('style.label')}
      size="xs"
      w={148}
      className={classes.style}
      allowDeselect={false}
      value={String(level)}
      onChange={choose}
      data={[
        { value: '0', label: t('style.paragraph') },
        ...levels.map((own) => ({ value: String(own), label: t(`style.heading${own}`) })),
      ]}
    />
  );
};

const MoreFormatting = ({ editor }: Props) => {
  const { t } = useTranslation('document-editor');
  const run = () => editor.chain().focus();
  return (
    <ToolbarMenu label={t('more')} icon={<IconDots {...ICON} />}>
      <Menu.Item leftSection={<IconStrikethrough />} onClick={() => run().toggleStrike().run()}>
        {t('strike')}
      </Menu.Item>
      <Menu.Item leftSection={<IconSuperscript />} onClick={() => run().toggleMark('superscript').run()}>
        {t('superscript')}
      </Menu.Item>
      <Menu.Item leftSection={<IconSubscript />} onClick={() => run().toggleMark('subscript').run()}>
        {t('subscript')}
      </Menu.Item>
      <Menu.Item leftSection={<IconClearFormatting />} onClick={() => run().unsetAllMarks().run()}>
        {t('clear')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconBlockquote />} onClick={() => run().toggleBlockquote().run()}>
        {t('quote')}
      </Menu.Item>
      <Menu.Item leftSection={<IconLineDashed />} onClick={() => run().setHorizontalRule().run()}>
        {t('rule')}
      </Menu.Item>
    </ToolbarMenu>
  );
};

const Lists = ({ editor }: Props) => {
  const { t } = useTranslation('document-editor');
  const kind = useEditorState({ editor, selector: () => listKindAt(editor) ?? null });
  return (
    <>
      <ToolbarButton
        label={t('list.bullet')}
        icon={<IconList {...ICON} />}
        isActive={kind === 'bullet'}
        onClick={() => setList(editor, 'bullet')}
      />
      <ToolbarMenu
        label={t('list.label')}
        icon={<IconListNumbers {...ICON} />}
        isActive={kind !== null && kind !== 'bullet'}
      >
        {listKinds.map((own) => (
          <Menu.Item key={own} aria-current={own === kind} onClick={() => setList(editor, own)}>
            {t(`list.${own}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconIndentIncrease />}
          onClick={() => editor.chain().focus().sinkListItem('listItem').run()}
        >
          {t('list.deeper')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconIndentDecrease />}
          onClick={() => editor.chain().focus().liftListItem('listItem').run()}
        >
          {t('list.higher')}
        </Menu.Item>
      </ToolbarMenu>
    </>
  );
};

const alignIcons = {
  left: <IconAlignLeft {...ICON} />,
  center: <IconAlignCenter {...ICON} />,
  right: <IconAlignRight {...ICON} />,
  justify: <IconAlignJustified {...ICON} />,
} as const satisfies Record<Alignment, unknown>;

const Aligning = ({ editor }: Props) => {
  const { t } = useTranslation('document-editor');
  const align = useEditorState({
    editor,
    selector: () => alignments.find((textAlign) => editor.isActive({ textAlign })) ?? 'left',
  });
  const choose = (own: Alignment): void => {
    if (own === 'left') editor.chain().focus().unsetTextAlign().run();
    else editor.chain().focus().setTextAlign(own).run();
  };
  return (
    <ToolbarMenu label={t('align.label')} icon={alignIcons[align]} isActive={align !== 'left'}>
      {alignments.map((own) => (
        <Menu.Item key={own} leftSection={alignIcons[own]} aria-current={own === align} onClick={() => choose(own)}>
          {t(`align.${own}`)}
        </Menu.Item>
      ))}
    </ToolbarMenu>
  );
};

const markButtons = [
  ['bold', <IconBold key="bold" {...ICON} />],
  ['italic', <IconItalic key="italic" {...ICON} />],
  ['underline', <IconUnderline key="underline" {...ICON} />],
] as const;

const Marks = ({ editor, onLink }: Props & { onLink: () => void }) => {
  const { t } = useTranslation('document-editor');
  const active = useEditorState({
    editor,
    selector: () => ['bold', 'italic', 'underline', 'link'].filter((mark) => editor.isActive(mark)),
  });
  return (
    <>
      {markButtons.map(([mark, icon]) => (
        <ToolbarButton
          key={mark}
          label={t(mark)}
          icon={icon}
          isActive={active.includes(mark)}
          onClick={() => editor.chain().focus().toggleMark(mark).run()}
        />
      ))}
      <ToolbarButton
        label={t('link.label')}
        icon={<IconLink {...ICON} />}
        isActive={active.includes('link')}
        onClick={onLink}
      />
    </>
  );
};

/** The half of the toolbar that is about the look of words and paragraphs. */
export const ToolbarText = ({ editor, onLink }: Props & { onLink: () => void }) => (
  <>
    <StyleSelect editor={editor} />
    <div className={classes.group}>
      <Marks editor={editor} onLink={onLink} />
      <MoreFormatting editor={editor} />
    </div>
    <div className={classes.group}>
      <Lists editor={editor} />
      <Aligning editor={editor} />
    </div>
  </>
);

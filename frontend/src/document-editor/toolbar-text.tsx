import { MenuDivider, MenuItem } from '@mantine/core';
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
import { useTranslation } from 'react-i18next';
import { alignments, type Alignment } from '#shared/document-content/nodes.ts';
import type { LazyEditor } from './lazy-editor.ts';
import { listKinds } from './list-kinds.ts';
import type { LiveEditor } from './live-editor.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { ToolbarMenu } from './toolbar-menu.tsx';
import { useEditorValue } from './use-editor-value.ts';
import { Select } from '../ui/select.tsx';
import classes from './document-editor.module.css';

type Props = { lazy: LazyEditor };
const ICON = { size: 16, stroke: 1.75 } as const;
const levels = [1, 2, 3] as const;
type Chain = ReturnType<LiveEditor['editor']['chain']>;

/** What kind of paragraph the cursor is in, and changes it. */
const StyleSelect = ({ lazy }: Props) => {
  const { t } = useTranslation('document-editor');
  const level = useEditorValue(
    lazy,
    ({ editor }) => levels.find((own) => editor.isActive('heading', { level: own })) ?? 0,
    0,
  );
  const choose = (value: string | null): void => {
    const chosen = levels.find((own) => String(own) === value);
    lazy.run(({ editor }) => {
      if (chosen === undefined) editor.chain().focus().setParagraph().run();
      else editor.chain().focus().setHeading({ level: chosen }).run();
    });
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

const MoreFormatting = ({ lazy }: Props) => {
  const { t } = useTranslation('document-editor');
  const run = (act: (chain: Chain) => Chain) => () => lazy.run(({ editor }) => act(editor.chain().focus()).run());
  return (
    <ToolbarMenu label={t('more')} icon={<IconDots {...ICON} />}>
      <MenuItem leftSection={<IconStrikethrough />} onClick={run((chain) => chain.toggleStrike())}>
        {t('strike')}
      </MenuItem>
      <MenuItem leftSection={<IconSuperscript />} onClick={run((chain) => chain.toggleMark('superscript'))}>
        {t('superscript')}
      </MenuItem>
      <MenuItem leftSection={<IconSubscript />} onClick={run((chain) => chain.toggleMark('subscript'))}>
        {t('subscript')}
      </MenuItem>
      <MenuItem leftSection={<IconClearFormatting />} onClick={run((chain) => chain.unsetAllMarks())}>
        {t('clear')}
      </MenuItem>
      <MenuDivider />
      <MenuItem leftSection={<IconBlockquote />} onClick={run((chain) => chain.toggleBlockquote())}>
        {t('quote')}
      </MenuItem>
      <MenuItem leftSection={<IconLineDashed />} onClick={run((chain) => chain.setHorizontalRule())}>
        {t('rule')}
      </MenuItem>
    </ToolbarMenu>
  );
};

const Lists = ({ lazy }: Props) => {
  const { t } = useTranslation('document-editor');
  const kind = useEditorValue(lazy, ({ editor, commands }) => commands.listKindAt(editor) ?? null, null);
  return (
    <>
      <ToolbarButton
        label={t('list.bullet')}
        icon={<IconList {...ICON} />}
        isActive={kind === 'bullet'}
        onClick={() => lazy.goAndRun(({ editor, commands }) => commands.setList(editor, 'bullet'))}
      />
      <ToolbarMenu
        label={t('list.label')}
        icon={<IconListNumbers {...ICON} />}
        isActive={kind !== null && kind !== 'bullet'}
      >
        {listKinds.map((own) => (
          <MenuItem
            key={own}
            aria-current={own === kind}
            onClick={() => lazy.run(({ editor, commands }) => commands.setList(editor, own))}
          >
            {t(`list.${own}`)}
          </MenuItem>
        ))}
        <MenuDivider />
        <MenuItem
          leftSection={<IconIndentIncrease />}
          onClick={() => lazy.run(({ editor }) => editor.chain().focus().sinkListItem('listItem').run())}
        >
          {t('list.deeper')}
        </MenuItem>
        <MenuItem
          leftSection={<IconIndentDecrease />}
          onClick={() => lazy.run(({ editor }) => editor.chain().focus().liftListItem('listItem').run())}
        >
          {t('list.higher')}
        </MenuItem>
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

const Aligning = ({ lazy }: Props) => {
  const { t } = useTranslation('document-editor');
  const align = useEditorValue(
    lazy,
    ({ editor }) => alignments.find((textAlign) => editor.isActive({ textAlign })) ?? 'left',
    'left',
  );
  const choose = (own: Alignment): void => {
    lazy.run(({ editor }) => {
      if (own === 'left') editor.chain().focus().unsetTextAlign().run();
      else editor.chain().focus().setTextAlign(own).run();
    });
  };
  return (
    <ToolbarMenu label={t('align.label')} icon={alignIcons[align]} isActive={align !== 'left'}>
      {alignments.map((own) => (
        <MenuItem key={own} leftSection={alignIcons[own]} aria-current={own === align} onClick={() => choose(own)}>
          {t(`align.${own}`)}
        </MenuItem>
      ))}
    </ToolbarMenu>
  );
};

const markButtons = [
  ['bold', <IconBold key="bold" {...ICON} />],
  ['italic', <IconItalic key="italic" {...ICON} />],
  ['underline', <IconUnderline key="underline" {...ICON} />],
] as const;

const Marks = ({ lazy, onLink }: Props & { onLink: () => void }) => {
  const { t } = useTranslation('document-editor');
  const active = useEditorValue(
    lazy,
    ({ editor }) => ['bold', 'italic', 'underline', 'link'].filter((mark) => editor.isActive(mark)),
    [],
  );
  return (
    <>
      {markButtons.map(([mark, icon]) => (
        <ToolbarButton
          key={mark}
          label={t(mark)}
          icon={icon}
          isActive={active.includes(mark)}
          onClick={() => lazy.goAndRun(({ editor }) => editor.commands.toggleMark(mark))}
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
export const ToolbarText = ({ lazy, onLink }: Props & { onLink: () => void }) => (
  <>
    <StyleSelect lazy={lazy} />
    <div className={classes.group}>
      <Marks lazy={lazy} onLink={onLink} />
      <MoreFormatting lazy={lazy} />
    </div>
    <div className={classes.group}>
      <Lists lazy={lazy} />
      <Aligning lazy={lazy} />
    </div>
  </>
);

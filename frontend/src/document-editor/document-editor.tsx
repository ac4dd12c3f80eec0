import { EditorContent, useEditor } from '@tiptap/react';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import { IMAGE_TYPES } from '#shared/document-content/limits.ts';
import { lightTokens } from '../ui/tokens.ts';
import {
  addCondition,
  adoptPictures,
  changeCondition,
  conditionAt,
  insertField,
  linkAt,
  putPicture,
  removeCondition,
  replaceField,
  selectedPicture,
  setLink,
  showField,
} from './edit-commands.ts';
import { ConditionModal } from './condition-modal.tsx';
import { extensionsOf } from './extensions.ts';
import type { FieldChoice } from './field-choice.ts';
import { FieldPopup } from './field-popup.tsx';
import { htmlOf, usedFields, type UsedField } from './html-of.ts';
import { keepState, restoreHistory } from './kept-history.ts';
import { cleanPasted } from './paste-from-word.ts';
import { showPages, type Pages } from './nodes/page-starts.ts';
import { LinkModal } from './link-modal.tsx';
import { PictureModal } from './picture-modal.tsx';
import { ToolbarBlocks } from './toolbar-blocks.tsx';
import { ToolbarHistory } from './toolbar-history.tsx';
import { ToolbarText } from './toolbar-text.tsx';
import { useStage, type OtherLabels } from './use-stage.ts';
import classes from './document-editor.module.css';

/** What the page around the editor may do with the text. */
export type DocumentHandle = {
  html: () => string;
  insertField: (name: string) => void;
  replaceField: (name: string, by: string) => void;
  showField: (name: string) => void;
  /** Takes the ids of files for pictures that the server has stored since, from the text as it keeps it. */
  adoptPictures: (stored: string) => void;
  /** Keeps the present text, so that undo leads back to it after a reload. */
  keep: () => void;
};

type Props = {
  ref?: Ref<DocumentHandle>;
  /** The accessible name of the text. */
  label: string;
  /** The text as the server wrote it; later changes of this property do not reach the text. */
  content: string;
  fields: readonly FieldChoice[];
  /** Names fields that exist and are not offered, such as those of wages for who may not read wages. */
  otherLabels?: OtherLabels;
  /** The fields that some people have no value for. */
  missing?: ReadonlySet<string>;
  /** The addresses of the pictures by the id of their file. */
  imageUrls?: Readonly<Record<string, string>>;
  /** The name under which undo outlives a reload. */
  historyKey?: string;
  /** Where the pages of the text begin, once that is known. */
  pages?: Pages | undefined;
  isReadOnly?: boolean;
  /** Called after each change of the text, never for loading it. */
  onChange?: () => void;
  onFields?: (fields: readonly UsedField[]) => void;
  /** Stands beside the page, below the toolbar. */
  aside?: ReactNode;
};

type Open = { kind: 'picture'; file?: File } | { kind: 'link' } | { kind: 'condition'; at?: number } | undefined;

const nothing: ReadonlySet<string> = new Set();
const noUrls = {};
const noLabels = (): undefined => undefined;

const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => IMAGE_TYPES.some((known) => known === type));

/** A text on paper: rich text with fields, conditions and places for signatures (docs/areas/templates.md#content). */
export const DocumentEditor = ({ label, content, fields, isReadOnly = false, historyKey, ...props }: Props) => {
  const { t } = useTranslation('document-editor');
  const [open, setOpen] = useState<Open>();
  const changeAt = useCallback((at: number) => setOpen({ kind: 'condition', at }), []);
  const stage = useStage({
    fields,
    otherLabels: props.otherLabels ?? noLabels,
    missing: props.missing ?? nothing,
    imageUrls: props.imageUrls ?? noUrls,
    onCondition: changeAt,
  });
  const extensions = useMemo(() => extensionsOf(stage), [stage]);
  const takePicture = (data: DataTransfer | null): boolean => {
    const file = pictureIn(data);
    if (file && !data?.types.includes('text/html')) setOpen({ kind: 'picture', file });
    return file !== undefined && !data?.types.includes('text/html');
  };
  const editor = useEditor({
    extensions,
    content,
    editable: !isReadOnly,
    shouldRerenderOnTransaction: false,
    editorProps: {
      // A text that somebody else takes over is read only from then on, and keeps the focus.
      attributes: {
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-label': label,
        class: classes.text ?? '',
      },
      transformPastedHTML: cleanPasted,
      handlePaste: (_view, event) => takePicture(event.clipboardData),
      handleDrop: (_view, event) => takePicture(event.dataTransfer),
    },
    onUpdate: () => {
      props.onChange?.();
      props.onFields?.(usedFields(editor.state.doc));
    },
    onBlur: () => stage.setSearch(undefined),
  });
  const start = useEffectEvent(() => {
    if (historyKey !== undefined) restoreHistory(editor, historyKey, htmlOf(editor.state.doc));
    props.onFields?.(usedFields(editor.state.doc));
  });
  useEffect(() => start(), [editor]);
  useEffect(() => {
    if (editor.isEditable === isReadOnly) editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  const { pages } = props;
  useEffect(() => {
    if (pages) showPages(editor, pages);
  }, [editor, pages]);
  useImperativeHandle(
    props.ref,
    () => ({
      html: () => htmlOf(editor.state.doc),
      insertField: (name) => insertField(editor, name),
      replaceField: (name, by) => replaceField(editor, name, by),
      showField: (name) => showField(editor, name),
      adoptPictures: (stored) => adoptPictures(editor, stored),
      keep: () => historyKey !== undefined && keepState(historyKey, htmlOf(editor.state.doc)),
    }),
    [editor, historyKey],
  );
  const close = () => setOpen(undefined);
  const condition = open?.kind === 'condition' && open.at !== undefined ? conditionAt(editor, open.at) : undefined;
  return (
    <div className={classes.editor}>
      {!isReadOnly && (
        <div className={classes.toolbar} role="toolbar" aria-label={t('toolbar')}>
          <ToolbarText editor={editor} onLink={() => setOpen({ kind: 'link' })} />
          <ToolbarBlocks
            editor={editor}
            onPicture={() => setOpen({ kind: 'picture' })}
            onCondition={() => setOpen({ kind: 'condition' })}
          />
          <ToolbarHistory editor={editor} />
        </div>
      )}
      <div className={classes.desk}>
        <div className={classes.canvas}>
          {/* Paper is white in the dark scheme, too: that is what will be signed. */}
          <div className={classes.paper} style={{ ...lightTokens, colorScheme: 'light' }}>
            <EditorContent editor={editor} className={classes.content} />
          </div>
        </div>
        {props.aside}
      </div>
      <FieldPopup editor={editor} stage={stage} />
      {open?.kind === 'link' && (
        <LinkModal
          start={linkAt(editor)}
          onSave={(address) => {
            setLink(editor, address);
            close();
          }}
          close={close}
        />
      )}
      {open?.kind === 'picture' && (
        <PictureModal
          start={open.file ? undefined : selectedPicture(editor)}
          dropped={open.file}
          onSave={(picture) => {
            putPicture(editor, picture);
            close();
          }}
          close={close}
        />
      )}
      {open?.kind === 'condition' && (
        <ConditionModal
          fields={fields}
          start={condition}
          onSave={(next) => {
            if (open.at === undefined) addCondition(editor, next);
            else changeCondition(editor, open.at, next);
            close();
          }}
          onRemove={() => {
            if (open.at !== undefined) removeCondition(editor, open.at);
            close();
          }}
          close={close}
        />
      )}
    </div>
  );
};

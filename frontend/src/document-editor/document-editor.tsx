import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { IMAGE_TYPES } from '#shared/document-content/limits.ts';
import { lightTokens } from '../ui/tokens.ts';
import type { Pages } from './drawn/draw-text.ts';
import { AskedDialog, type Asked } from './asked-dialog.tsx';
import type { FieldChoice } from './field-choice.ts';
import { FieldPopup } from './field-popup.tsx';
import { LazyEditor } from './lazy-editor.ts';
import { Toolbar } from './toolbar.tsx';
import { fieldsOfHtml, type UsedField } from './used-fields.ts';
import { useStage, type OtherLabels } from './use-stage.ts';
import classes from './document-editor.module.css';

/** What the page around the editor may do with the text. */
export type DocumentHandle = {
  html: () => string;
  /** Whether the text holds all that was typed, and when it does: what comes before the editor waits for it. */
  isSettled: () => boolean;
  settled: () => Promise<void>;
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

const nothing: ReadonlySet<string> = new Set();
const noUrls = {};
const noLabels = (): undefined => undefined;

const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => IMAGE_TYPES.some((known) => known === type));

/** A text on paper: rich text with fields, conditions and places for signatures (docs/areas/templates.md#content). */
export const DocumentEditor = ({ label, content, fields, isReadOnly = false, historyKey, ...props }: Props) => {
  const [asked, setAsked] = useState<Asked>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const own = useRef<LazyEditor>(undefined);
  const changeAt = useCallback(
    (at: number) =>
      own.current?.run(({ editor, commands }) =>
        setAsked({ kind: 'condition', at, start: commands.conditionAt(editor, at) }),
      ),
    [],
  );
  const stage = useStage({
    fields,
    otherLabels: props.otherLabels ?? noLabels,
    missing: props.missing ?? nothing,
    imageUrls: props.imageUrls ?? noUrls,
    onCondition: changeAt,
  });
  const onChange = useEffectEvent(() => props.onChange?.());
  const onFields = useEffectEvent((used: readonly UsedField[]) => props.onFields?.(used));
  const takePicture = useEffectEvent((data: DataTransfer | null) => {
    const file = pictureIn(data);
    if (!file || data?.types.includes('text/html')) return false;
    setAsked({ kind: 'picture', file, start: undefined });
    return true;
  });
  const host = useRef<HTMLDivElement>(null);
  const [lazy] = useState(
    () => new LazyEditor({ stage, content, isReadOnly, historyKey, label, className: classes.text ?? '' }),
  );
  useLayoutEffect(() => {
    own.current = lazy;
    lazy.attach(host.current, {
      onChange: () => onChange(),
      onFields: (used) => onFields(used),
      takePicture: (data) => takePicture(data),
      onFailure: (error) => setFailure({ error }),
    });
  }, [lazy]);
  // The page around may still ask for the text while the effects of the layout end.
  useEffect(() => lazy.detach, [lazy]);
  useEffect(() => onFields(fieldsOfHtml(lazy.html())), [lazy]);
  useEffect(() => lazy.setReadOnly(isReadOnly), [lazy, isReadOnly]);
  const { pages } = props;
  useEffect(() => {
    if (pages) lazy.showPages(pages);
  }, [lazy, pages]);
  useImperativeHandle(
    props.ref,
    () => ({
      html: lazy.html,
      isSettled: lazy.isSettled,
      settled: lazy.settled,
      insertField: (name) => lazy.run(({ editor, commands }) => commands.insertField(editor, name)),
      replaceField: (name, by) => lazy.run(({ editor, commands }) => commands.replaceField(editor, name, by)),
      showField: (name) => lazy.run(({ editor, commands }) => commands.showField(editor, name)),
      adoptPictures: (stored) => lazy.run(({ editor, commands }) => commands.adoptPictures(editor, stored)),
      keep: () => lazy.live()?.keep(),
    }),
    [lazy],
  );
  // The page says what went wrong, as for its own code.
  if (failure) throw failure.error;
  return (
    <div className={classes.editor}>
      {!isReadOnly && <Toolbar lazy={lazy} ask={setAsked} />}
      <div className={classes.desk}>
        <div className={classes.canvas}>
          {/* Paper is white in the dark scheme, too: that is what will be signed. */}
          <div className={classes.paper} style={{ ...lightTokens, colorScheme: 'light' }}>
            <div ref={host} className={classes.content} />
          </div>
        </div>
        {props.aside}
      </div>
      <FieldPopup text={lazy.text} stage={stage} />
      <AskedDialog asked={asked} fields={fields} lazy={lazy} close={() => setAsked(undefined)} />
    </div>
  );
};

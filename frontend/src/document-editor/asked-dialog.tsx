import type { ConditionLook, PictureLook } from './drawn/draw-nodes.ts';
import type { FieldChoice } from './field-choice.ts';
import type { LazyEditor } from './lazy-editor.ts';
import type { LiveEditor } from './live-editor.ts';
import { onDemand } from '../ui/on-demand.tsx';

const ConditionModal = onDemand(async () => (await import('./condition-modal.tsx')).ConditionModal);
const LinkModal = onDemand(async () => (await import('./link-modal.tsx')).LinkModal);
const PictureModal = onDemand(async () => (await import('./picture-modal.tsx')).PictureModal);

/** What is asked in a dialog, with what the text has there now. */
export type Asked =
  | { kind: 'picture'; start: PictureLook | undefined; file?: File }
  | { kind: 'link'; start: string }
  | { kind: 'condition'; start: ConditionLook | undefined; at?: number };

type Props = { asked: Asked | undefined; fields: readonly FieldChoice[]; lazy: LazyEditor; close: () => void };

/** The dialog about a link, a picture or a condition of the text, which puts it there; none where nothing is asked. */
export const AskedDialog = ({ asked, fields, lazy, close }: Props) => {
  const edit = (change: (live: LiveEditor) => void): void => {
    lazy.run(change);
    close();
  };
  switch (asked?.kind) {
    case 'link':
      return (
        <LinkModal
          start={asked.start}
          onSave={(address) => edit(({ editor, commands }) => commands.setLink(editor, address))}
          close={close}
        />
      );
    case 'picture':
      return (
        <PictureModal
          start={asked.start}
          dropped={asked.file}
          onSave={(picture) => edit(({ editor, commands }) => commands.putPicture(editor, picture))}
          close={close}
        />
      );
    case 'condition':
      return (
        <ConditionModal
          fields={fields}
          start={asked.start}
          onSave={(next) =>
            edit(({ editor, commands }) => {
              if (asked.at === undefined) commands.addCondition(editor, next);
              else commands.changeCondition(editor, asked.at, next);
            })
          }
          onRemove={() =>
            edit(({ editor, commands }) => {
              if (asked.at !== undefined) commands.removeCondition(editor, asked.at);
            })
          }
          close={close}
        />
      );
    case undefined:
      return null;
  }
};

import type { Actor } from '#shared/permissions/actor.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { templateStore } from './template-store.ts';
import { presentStored } from './template-wire.ts';
import { templates } from './templates.ts';

type Answer = { readonly id: number; readonly version: number };
type Archiving = {
  readonly actor: Actor;
  readonly id: number;
  readonly version: number | undefined;
  readonly commit: (writes: readonly Write[], answer: Answer) => Promise<Answer>;
  readonly deleted: 0 | 1;
};

/** Archives a template or brings it back; one that stands so already stays as it is. */
export const archiveTemplate = ({ actor, id, version, commit, deleted }: Archiving): Promise<Answer> =>
  editRecord({
    of: ['contract_template', id],
    version,
    commit,
    read: () => templates(actor).toChange(id),
    present: presentStored,
    isDone: (before) => before.deleted === deleted,
    plan: (before) => {
      const type = deleted === 1 ? 'template_deleted' : 'template_undeleted';
      const writes = [
        templateStore.update(before, { ...before, deleted }),
        recordEvent(actor, { object: 'contract_template', id, type, payload: {} }),
      ];
      return { writes, answer: (saved) => ({ id, version: saved }) };
    },
  });

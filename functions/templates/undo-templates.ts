import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Template } from '#shared/templates/template.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import { undoneExtras } from '#functions/platform/records/extras-events.ts';
import type { RecordUndo, UndoSession } from '#functions/platform/runs/record-undo.ts';
import { templateStore } from './template-store.ts';
import { templates } from './templates.ts';

/** Takes back what a run did to templates: no run makes one, and none changes more than tags and custom fields. */
const open = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, customFields] = await Promise.all([templateStore.getMany(ids), definedFields('contract_template')]);
  const byId = new Map(stored.map((template) => [template.id, template]));
  return {
    recordOf: (id) => byId.get(id),
    writesOf: async (id, before) => {
      const current = await templates(actor).toChange(id);
      if (!before) throw new AppError('conflict', { detail: 'No run makes a template.' });
      const value = { ...(before as Template), version: current.version };
      return [
        templateStore.update(current, value),
        ...undoneExtras(actor, 'contract_template', current, value, customFields),
      ];
    },
  };
};

export const templateUndo: RecordUndo = { writePermission: 'templates:write', open };

import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getTemplate } from '#shared/contract/templates/get-template.ts';
import { imageIds } from '#shared/document-content/walk.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { scheduleOf } from '#shared/templates/reminder-schedule.rules.ts';
import { draftIsLocked } from '#shared/templates/draft.rules.ts';
import { readContent } from '#functions/platform/content/content-store.ts';
import { imageUrl } from '#functions/platform/content/images.ts';
import { parseContent } from '#functions/platform/content/parse-content.ts';
import { presentCustomFields } from '#functions/platform/records/extras-wire.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { categoryCollection } from './categories.ts';
import { templateSight } from './template-sight.ts';
import { templateRowOf } from './template-store.ts';
import { presentTemplate, readAround } from './template-wire.ts';

/** A template with its text as it is edited. */
export const templateDetails = async (actor: Actor, id: number): Promise<EndpointResponse<typeof getTemplate>> => {
  const reading = templateSight.see(actor, id);
  const [stored, custom_fields, around] = await Promise.all([
    reading,
    presentCustomFields(actor, 'contract_template', reading),
    readAround(),
    categoryCollection.refresh(),
    userCollection.refresh(),
  ]);
  const html = await readContent(stored.text.key);
  const { draft } = stored;
  const images = imageIds(parseContent(html));
  return {
    details: {
      ...presentTemplate(templateRowOf(stored), around),
      ...scheduleOf(stored),
      content_html: html,
      fields: stored.fields,
      unknown_shortcodes: [...around.unknownIn(stored.fields)],
      draft_by: draft && { ...draft, locked: draftIsLocked(draft, actor.user_id, now()) ? 1 : 0 },
      images: await Promise.all(images.map(async (file_id) => ({ file_id, url: await imageUrl(file_id) }))),
    },
    custom_fields,
  };
};

import { downloadFile } from '#shared/contract/files/download-file.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { findLiveDocument } from './change-document.ts';
import { objectKeyOf } from '#functions/platform/documents/document-store.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { downloadUrl, nameObject } from '#functions/platform/files/download.ts';

export const handler = serve(downloadFile, async ({ params, query, actor, commit }) => {
  const { object, objectId, fileId, filename, content_type } = await findLiveDocument(actor, params.id, 'read');
  const how = query.disposition;
  const key = objectKeyOf(fileId);
  await nameObject(key, filename);
  const url = await downloadUrl({ key, contentType: content_type, inline: how === 'inline' });
  return commit([recordEvent(actor, object, objectId, 'file_read', { filename, how })], {
    file_name: filename,
    file_url: url,
  });
});

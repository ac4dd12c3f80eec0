import { downloadFile } from '#shared/contract/files/download-file.ts';
import { event } from '#functions/activity/record-event.ts';
import { findLiveDocument } from '#functions/documents/change-document.ts';
import { objectKeyOf } from '#functions/documents/document-store.ts';
import { serve } from '#functions/http/serve.ts';
import { downloadUrl } from './download.ts';

export const handler = serve(downloadFile, async ({ params, query, actor, commit }) => {
  const { object, objectId, fileId, filename, content_type } = await findLiveDocument(actor, params.id, 'read');
  const how = query.disposition;
  const url = await downloadUrl({
    key: objectKeyOf(fileId),
    name: filename,
    contentType: content_type,
    inline: how === 'inline',
  });
  return commit([event(actor, object, objectId, 'file_read', { filename, how })], {
    file_name: filename,
    file_url: url,
  });
});

import { downloadFile } from '#shared/contract/files/download-file.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { downloadUrl } from '#functions/platform/files/download.ts';
import { findDownload } from './find-download.ts';
import { assertMayDocument } from './document-access.ts';

export const handler = serve(
  downloadFile,
  async ({ params, query, actor, commit }) => {
    const { key, filename, contentType, object, objectId } = await findDownload(actor, params.id);
    const how = query.disposition;
    const url = await downloadUrl({ key, contentType, inline: how === 'inline' });
    return commit([recordEvent(actor, { object, id: objectId, type: 'file_read', payload: { filename, how } })], {
      file_name: filename,
      file_url: url,
    });
  },
  ({ actor, params }) => assertMayDocument(actor, params.id, 'read'),
);

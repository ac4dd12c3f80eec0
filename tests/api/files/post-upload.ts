import { requestUpload, type UploadPurpose } from '#shared/contract/files/request-upload.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';

type UploadDescription = { purpose: UploadPurpose; filename: string; content_type: string };

/** Posts a file with the form of `requestUpload`, as the browser does. Returns the upload id. */
export const postUpload = async (api: ApiClient, description: UploadDescription, content: Buffer): Promise<string> => {
  const {
    url,
    fields,
    upload_id: uploadId,
  } = await api.call(requestUpload, {
    body: { ...description, size: content.length },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(content)], { type: description.content_type }), description.filename);
  const answer = await fetch(url, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`the store answered ${answer.status}: ${await answer.text()}`);
  return uploadId;
};

export const postPicture = (api: ApiClient, content: Buffer, contentType = 'image/png'): Promise<string> =>
  postUpload(api, { purpose: 'picture', filename: 'face', content_type: contentType }, content);

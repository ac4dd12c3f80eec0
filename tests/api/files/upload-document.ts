import type { DocumentOut } from '#shared/contract/files/document.ts';
import { aPdf } from '#tests/builders/files.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';

export type SentFile = {
  name?: string;
  type?: string;
  bytes?: Buffer;
  object?: string;
  /** The announced size, where it differs from the real one. */
  size?: number;
};

/** Asks for a form and posts the file with it. Returns the answer of the form, and the status of the store. */
export const sendFile = async (
  api: ApiClient,
  id: number,
  { name = 'lease.pdf', type = 'application/pdf', bytes = aPdf(), object = 'car', size }: SentFile = {},
): Promise<{ form: Answer; stored?: number }> => {
  const form = await api.post('/api/files/requestUpload', {
    purpose: 'document',
    relatedObject: object,
    relatedObjectId: id,
    filename: name,
    size: size ?? bytes.length,
    content_type: type,
  });
  if (form.status !== 200) return { form };
  const data = new FormData();
  for (const [field, value] of Object.entries(form.body.fields as Record<string, string>)) data.set(field, value);
  data.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const stored = await fetch(String(form.body.url), { method: 'POST', body: data });
  return { form, stored: stored.status };
};

/** Every step of an upload; the answer is the one of the confirmation, or of the step that was refused. */
export const upload = async (api: ApiClient, id: number, sent: SentFile = {}): Promise<Answer> => {
  const { form } = await sendFile(api, id, sent);
  return form.status === 200 ? api.post('/api/files/confirmUpload', { upload_id: form.body.upload_id }) : form;
};

export const uploadDocument = async (api: ApiClient, id: number, sent: SentFile = {}): Promise<DocumentOut> => {
  const { status, body } = await upload(api, id, sent);
  if (status !== 200) throw new Error(`upload answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

import { requestUpload } from '#shared/contract/files/request-upload.ts';
import { start } from '#shared/contract/imports/start.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { XLSX_TYPE } from '#functions/files/download.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';

/** Posts a file with the form of `requestUpload`, as the browser does. Returns the upload id. */
export const uploadFile = async (api: ApiClient, content: Buffer, filename = 'fleet.xlsx'): Promise<string> => {
  const body = { purpose: 'import' as const, filename, size: content.length, content_type: XLSX_TYPE };
  const { url, fields, upload_id: uploadId } = await api.call(requestUpload, { body });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(content)], { type: XLSX_TYPE }), filename);
  const answer = await fetch(url, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`the store answered ${answer.status}: ${await answer.text()}`);
  return uploadId;
};

export const startImport = async (
  api: ApiClient,
  object: 'car' | 'employee',
  content: Buffer,
  filename?: string,
): Promise<EndpointResponse<typeof start>> =>
  api.call(start, { params: { object }, body: { upload_id: await uploadFile(api, content, filename) } });

export const mappingOf = ({ columns }: EndpointResponse<typeof start>): Record<string, string | null> =>
  Object.fromEntries(columns.map(({ header, field }) => [header, field]));

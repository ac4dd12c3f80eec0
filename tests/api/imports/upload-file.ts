import type { importObjects } from '#shared/contract/imports/import.ts';
import { start } from '#shared/contract/imports/start.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { XLSX_TYPE } from '#functions/platform/files/download.ts';
import { CSV_TYPE } from '#functions/platform/imports/table-upload.ts';
import { postUpload } from '#tests/api/files/post-upload.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';

type ImportObject = (typeof importObjects)[number];

const typeOf = (name: string): string => (name.endsWith('.xlsx') ? XLSX_TYPE : CSV_TYPE);

/** Posts a file with the form of `requestUpload`, as the browser does. Returns the upload id. */
export const uploadFile = (api: ApiClient, content: Buffer, filename = 'fleet.xlsx'): Promise<string> =>
  postUpload(api, { purpose: 'import', filename, content_type: typeOf(filename) }, content);

export const startImport = async (
  api: ApiClient,
  object: ImportObject,
  content: Buffer,
  filename?: string,
  layout: { sheet?: string; header_row?: number } = {},
): Promise<EndpointResponse<typeof start>> =>
  api.call(start, { params: { object }, body: { upload_id: await uploadFile(api, content, filename), ...layout } });

export const mappingOf = ({ columns }: EndpointResponse<typeof start>): Record<string, string | null> =>
  Object.fromEntries(columns.map(({ header, field }) => [header, field]));

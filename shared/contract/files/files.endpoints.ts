import type { Endpoint } from '#shared/contract/endpoint.ts';
import { confirmUpload } from './confirm-upload.ts';
import { deleteFile } from './delete-file.ts';
import { downloadFile } from './download-file.ts';
import { editFile } from './edit-file.ts';
import { listFiles } from './list-files.ts';
import { requestUpload } from './request-upload.ts';
import { undeleteFile } from './undelete-file.ts';

export const filesEndpoints = [
  listFiles,
  requestUpload,
  confirmUpload,
  downloadFile,
  editFile,
  deleteFile,
  undeleteFile,
] as const satisfies readonly Endpoint[];

import type { Endpoint } from '#shared/contract/endpoint.ts';
import { requestUpload } from './request-upload.ts';

export const filesEndpoints = [requestUpload] as const satisfies readonly Endpoint[];

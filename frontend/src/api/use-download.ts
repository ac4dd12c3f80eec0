import { useState } from 'react';
import type { Endpoint, EndpointCall, EndpointResponse } from '#shared/contract/endpoint.ts';
import { downloadFile } from '../ui/download-file.ts';
import { callEndpoint } from './call.ts';
import { notifyThrown } from './notify-thrown.ts';

type File = { file_name: string; file_url: string };

/** Gets a file from an endpoint and saves it; a problem is shown in a toast. */
export const useDownload = <E extends Endpoint>(definition: EndpointResponse<E> extends File ? E : never) => {
  const [busy, setBusy] = useState(false);
  const download = async (input: EndpointCall<E>): Promise<void> => {
    setBusy(true);
    try {
      // why: the parameter's type says that the response is a file
      const file = (await callEndpoint<E>(definition, input)) as File;
      downloadFile(file.file_url, file.file_name);
    } catch (error) {
      notifyThrown(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
};

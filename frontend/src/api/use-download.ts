import { useState } from 'react';
import type { Endpoint, EndpointCall, EndpointResponse } from '#shared/contract/endpoint.ts';
import { notifyProblem } from '../ui/notify.ts';
import { callEndpoint } from './call.ts';
import { toProblemOf } from './problem.ts';

/** Lets the browser save what stands behind a signed address, which answers as an attachment. */
export const saveFile = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};

type File = { file_name: string; file_url: string };

/** Asks an endpoint for a file and saves it; a refusal is told in a toast. */
export const useDownload = <E extends Endpoint>(definition: EndpointResponse<E> extends File ? E : never) => {
  const [busy, setBusy] = useState(false);
  const download = async (input: EndpointCall<E>): Promise<void> => {
    setBusy(true);
    try {
      // why: the parameter's type says that the response is a file
      const file = (await callEndpoint<E>(definition, input)) as File;
      saveFile(file.file_url, file.file_name);
    } catch (error) {
      notifyProblem(toProblemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
};

import { useState } from 'react';
import { convertWord } from '#shared/contract/templates/convert-word.ts';
import { setWordFields } from '#shared/contract/templates/set-word-fields.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { callEndpoint } from '../../../api/call.ts';
import { problemFromError } from '../../../api/problem.ts';

export type WordText = EndpointResponse<typeof convertWord>;

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')));
    reader.readAsDataURL(file);
  });

/** Reads a Word file through the server: once to see what is in it, and once more with what its names mean. */
export const useWordFile = () => {
  const [file, setFile] = useState<File>();
  const [text, setText] = useState<WordText>();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);

  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    setBusy(true);
    setProblem(undefined);
    try {
      return await work();
    } catch (error) {
      setProblem(problemFromError(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const convert = async (chosen: File): Promise<WordText> =>
    callEndpoint(convertWord, {
      body: { base64_word_file: await base64Of(chosen), extension: chosen.name.split('.').at(-1)?.toLowerCase() ?? '' },
    });

  return {
    file,
    text,
    problem,
    isBusy,
    choose: (chosen: File | undefined): void => {
      setFile(chosen);
      setText(undefined);
      setProblem(undefined);
    },
    read: async (): Promise<WordText | undefined> => {
      const read = file && (await attempt(() => convert(file)));
      setText(read);
      return read;
    },
    /** The text with what its names mean, which is remembered for the next file. */
    map: (mappings: Readonly<Record<string, string>>): Promise<WordText | undefined> =>
      attempt(async () => {
        await callEndpoint(setWordFields, { body: { mappings: { ...mappings } } });
        // why: names are mapped only after a file was read
        return convert(file as File);
      }),
  };
};

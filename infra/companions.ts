import { copyFile, link, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { pdfFiles, sourceFile } from '#functions/platform/pdf/pdf-files.ts';
import { compilerOptions } from './compiler-options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A full processor. Memory buys processor time, and a thread beside the handler has both for itself. */
const FULL_PROCESSOR_MB = 1769;

type Companion = {
  /** The source file that starts the thread: a function that holds this file gets the companion. */
  readonly startedBy: string;
  /** The source file of the thread, compiled into one file of the same name. */
  readonly thread: string;
  /** Files that the thread reads, under the names by which it looks for them beside itself. */
  readonly files: readonly { readonly name: string; readonly path: string }[];
  readonly memoryMb: number;
};

/**
 * What lies beside the code of the functions that need it, and of no other: threads, which are loaded when somebody
 * first asks for their work, and so do not count to the budget of what a function loads when it starts
 * (docs/areas/platform.md#budgets).
 */
const companions: readonly Companion[] = [
  {
    // why so large: the compiler of texts is one WebAssembly file of 28 MB, and a PDF for archives holds its fonts
    startedBy: 'functions/platform/pdf/render-pdf.ts',
    thread: 'functions/platform/pdf/render-worker.ts',
    files: pdfFiles.map((file) => ({ name: file.name, path: sourceFile(file) })),
    memoryMb: FULL_PROCESSOR_MB,
  },
  {
    startedBy: 'functions/platform/pdf/seal-pdf.ts',
    thread: 'functions/platform/pdf/seal-worker.ts',
    files: pdfFiles.map((file) => ({ name: file.name, path: sourceFile(file) })),
    memoryMb: FULL_PROCESSOR_MB,
  },
  {
    startedBy: 'functions/platform/pdf/check-pdf.ts',
    thread: 'functions/platform/pdf/check-worker.ts',
    files: [],
    memoryMb: FULL_PROCESSOR_MB,
  },
];

export const companionsOf = (inputs: readonly string[]): Companion[] =>
  companions.filter(({ startedBy }) => inputs.includes(startedBy));

/** The name that a thread has among the files of a function. */
const threadName = ({ thread }: Companion): string => basename(thread).replace(/\.ts$/, '.mjs');

/** Compiles the threads of these companions into a folder, each into one file. */
export const compileThreads = async (needed: readonly Companion[], outdir: string): Promise<void> => {
  if (needed.length === 0) return;
  await build({
    absWorkingDir: root,
    entryPoints: needed.map(({ thread }) => thread),
    outdir,
    entryNames: '[name]',
    ...compilerOptions,
    // Clients of another cloud's keys, which nothing here asks for.
    external: ['@google-cloud/*'],
  });
};

/** The same file under another name where the disk can do that: most files lie beside many functions. */
export const place = async (from: string, to: string): Promise<void> =>
  link(from, to).catch(async () => copyFile(from, to));

/** Puts compiled threads and what they read beside the code of a function. */
export const placeCompanions = async (needed: readonly Companion[], threads: string, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const files = needed.flatMap((companion) => [
    { name: threadName(companion), path: join(threads, threadName(companion)) },
    ...companion.files,
  ]);
  // Threads of one function may read the same files.
  const byName = new Map(files.map(({ name, path }) => [name, path]));
  await Promise.all([...byName].map(async ([name, path]) => place(path, join(folder, name))));
};

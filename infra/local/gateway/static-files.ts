import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { linkPageFile } from '#shared/links/link.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Vite puts the files with a hash in their name below this folder. */
const HASHED = '/static/';
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

type CachedFile = { body: Buffer; headers: Record<string, string> };

/**
 * Serves the built single-page app: hashed files are cached permanently, everything else never; a path that is no file
 * gets index.html, or the page of links. Files are read once and kept in memory; their compressed forms lie beside them since the build.
 */
export const staticFiles = (root: string) => {
  const cache = new Map<string, CachedFile>();

  const read = async (
    path: string,
    encoding: (typeof encodings)[number] | undefined,
  ): Promise<CachedFile | undefined> => {
    const key = `${path}${encoding?.suffix ?? ''}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const file = normalize(join(root, path));
    if (!file.startsWith(root + sep)) return undefined;
    const body = await readFile(`${file}${encoding?.suffix ?? ''}`).catch(() => undefined);
    if (!body) return encoding && read(path, undefined);
    const headers = {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-store',
      'content-length': String(body.length),
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding.name }),
    };
    const entry = { body, headers };
    cache.set(key, entry);
    return entry;
  };

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = encodings.find(({ name }) => accepted.includes(name));
    const page = linkPageFile(path);
    const isFile = page === undefined && extname(path) !== '';
    const answer =
      (isFile ? await read(path, encoding) : undefined) ??
      (path.startsWith(HASHED) ? undefined : await read(page ?? '/index.html', encoding));
    if (!answer) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end('Not found');
      return;
    }
    response.writeHead(200, answer.headers);
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  };
};

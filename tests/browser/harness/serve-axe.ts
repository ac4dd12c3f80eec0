import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ServeWeb } from '#infra/local/gateway.ts';
import { staticFiles } from '#infra/local/gateway/static-files.ts';

/** The short form of axe: a page takes it in a third of the time that it needs for `axe.source`. */
export const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const AXE_PATH = '/static/axe.js';
const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** The origins that serve axe. */
export const haveAxe = new Set<string>();

const served = new Map<string, ServeWeb>();

/** Serves the app of a folder with axe among its files: the browser keeps both, and keeps them compiled. */
export const serveWithAxe = (folder: string): ServeWeb => {
  const known = served.get(folder);
  if (known) return known;
  const app = staticFiles(folder);
  const serve: ServeWeb = async (request, response, path) => {
    if (path !== AXE_PATH) return app(request, response, path);
    response.writeHead(200, headers).end(await axeSource);
  };
  served.set(folder, serve);
  return serve;
};

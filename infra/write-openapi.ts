import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { registry } from '#shared/contract/registry.ts';
import { renderPage } from './api-page/render-page.ts';
import { openapiText } from './openapi-document.ts';

/** `npm run openapi`: writes the document that the API serves and that changes are reviewed in, and the page about it. */
await writeFile(new URL('../docs/openapi.json', import.meta.url), openapiText(registry));
const page = new URL('../docs/api.md', import.meta.url);
const rendered = renderPage(await readFile(page, 'utf8'));
await writeFile(page, await format(rendered, { ...(await resolveConfig(page)), parser: 'markdown' }));

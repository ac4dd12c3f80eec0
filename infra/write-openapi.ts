import { writeFile } from 'node:fs/promises';
import { registry } from '#shared/contract/registry.ts';
import { openapiText } from './openapi-document.ts';

/** `npm run openapi`: writes the document that the API serves and that changes are reviewed in. */
await writeFile(new URL('../docs/openapi.json', import.meta.url), openapiText(registry));

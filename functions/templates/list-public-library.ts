import { listPublicLibrary } from '#shared/contract/templates/list-public-library.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { findInLibrary } from './public-library.ts';

export const handler = serve(listPublicLibrary, async ({ query: { keyword, type } }) => ({
  data: findInLibrary(keyword, type).map(({ content_html: _text, ...listed }) => listed),
}));

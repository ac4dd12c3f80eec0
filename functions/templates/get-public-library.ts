import { getPublicLibrary } from '#shared/contract/templates/get-public-library.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { libraryText } from './public-library.ts';

export const handler = serve(getPublicLibrary, async ({ params: { id } }) => ({ details: libraryText(id) }));

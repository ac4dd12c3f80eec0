import type { RouteObject } from '../../ui/router.ts';

/** The pages of documents, the same for every kind of record. */
export const routes: RouteObject[] = [
  {
    path: 'upload/:relatedObject/:relatedObjectId',
    lazy: async () => ({ Component: (await import('./upload-page.tsx')).UploadPage }),
  },
  {
    path: ':relatedObject/:relatedObjectId/documents',
    lazy: async () => ({ Component: (await import('./documents-page.tsx')).DocumentsPage }),
  },
  {
    path: ':relatedObject/:relatedObjectId/documents/:documentId',
    lazy: async () => ({ Component: (await import('./document-page.tsx')).DocumentPage }),
  },
];

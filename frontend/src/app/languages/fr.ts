import i18next from 'i18next';
import { elideIn } from '#shared/values/elision.ts';
import type { TextFile, TextFiles } from './text-files.ts';

/* These texts are asked for by i18next itself, so its parts are there before the first of them is said. */
elideIn(i18next.services.interpolator);

export const files: TextFiles = {
  early: import.meta.glob<TextFile>('../../../../shared/messages/fr/{shell,ui,list,records}.json', {
    eager: true,
  }),
  deferred: import.meta.glob<TextFile>([
    '../../../../shared/messages/fr/*.json',
    '!../../../../shared/messages/fr/{shell,ui,list,records,answer,my-days-off,sign}.json',
  ]),
};

import type { TextFile, TextFiles } from './text-files.ts';

export const files: TextFiles = {
  early: import.meta.glob<TextFile>('../../../../shared/messages/fr/{shell,ui,list,records}.json', {
    eager: true,
  }),
  deferred: import.meta.glob<TextFile>([
    '../../../../shared/messages/fr/*.json',
    '!../../../../shared/messages/fr/{shell,ui,list,records,answer,my-days-off,sign}.json',
  ]),
};

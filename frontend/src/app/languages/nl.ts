import type { TextFile, TextFiles } from './text-files.ts';

export const files: TextFiles = {
  early: import.meta.glob<TextFile>('../../../../shared/messages/nl/{shell,ui,list,records}.json', {
    eager: true,
  }),
  deferred: import.meta.glob<TextFile>([
    '../../../../shared/messages/nl/*.json',
    '!../../../../shared/messages/nl/{shell,ui,list,records,answer,my-days-off,sign}.json',
  ]),
};

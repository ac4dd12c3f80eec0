/** The part of exceljs that builds workbooks; the package root adds csv and unzip code, which doubles the bundle. */
declare module 'exceljs/lib/doc/workbook.js' {
  import type { Workbook } from 'exceljs';
  const WorkbookClass: new () => Workbook;
  export default WorkbookClass;
}

declare module 'archiver' {
  import type { Readable, Transform } from 'node:stream';
  type Archive = Transform & {
    append(source: Buffer | string | Readable, data: { name: string }): Archive;
    finalize(): Promise<void>;
    abort(): Archive;
  };
  const archiver: (format: 'zip', options: { zlib: { level: number } }) => Archive;
  export default archiver;
}

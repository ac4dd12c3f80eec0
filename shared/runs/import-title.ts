const BEFORE_FILE = ' from ';

/** The title of the run that imports a file. */
export const importTitle = (plural: string, fileName: string): string => `Import ${plural}${BEFORE_FILE}${fileName}`;

/** The name of the file in such a title. */
export const fileInTitle = (title: string): string => title.slice(title.indexOf(BEFORE_FILE) + BEFORE_FILE.length);

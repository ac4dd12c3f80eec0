/** An error with what caused it, as LevelDB and Node tell them: by code, and where there is none by what the system says. */
const said = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return `${code} ${error.message} ${error.cause === undefined ? '' : said(error.cause)}`;
};

const problems: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [
    /LEVEL_LOCKED/,
    (folder) =>
      `Another npm start uses ${folder}. Stop that one first, or give this one a folder of its own with --data.`,
  ],
  [
    /ENOSPC|EDQUOT|EFBIG|No space left|quota exceeded|File too large/i,
    (folder) =>
      `There is no room left on the disk of ${folder}. Make room and start again: what was saved until now is kept.`,
  ],
  [/EEXIST|ENOTDIR|Not a directory/i, (folder) => `${folder} is a file. Give a folder with --data.`],
  [
    /EACCES|EPERM|EROFS|Permission denied|Read-only file system/i,
    (folder) => `${folder} may not be written to. Give a folder with --data that you may write to.`,
  ],
];

/** Why a data folder cannot be used, in a sentence for whoever started on it; undefined when it is something else. */
export const folderProblem = (error: unknown, folder: string): string | undefined => {
  const text = said(error);
  return problems.find(([pattern]) => pattern.test(text))?.[1](folder);
};

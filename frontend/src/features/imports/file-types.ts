export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const CSV_TYPE = 'text/csv';

/** What the import takes, by type, with the endings of the names. */
export const importTypes = { [XLSX_TYPE]: ['.xlsx'], [CSV_TYPE]: ['.csv', '.tsv', '.txt'] };

/** The type by the name: a browser on a computer without Office knows neither, and Windows calls a CSV file Excel. */
export const typeOf = (name: string): string => (/\.(csv|tsv|txt)$/i.test(name) ? CSV_TYPE : XLSX_TYPE);

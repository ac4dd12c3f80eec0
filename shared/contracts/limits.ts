export const CONTRACT_NAME_MAX = 200;
export const SHORTCODE_VALUE_MAX = 2000;

/** How many people one run may make contracts for. */
export const CONTRACT_PEOPLE_MAX = 1000;

/** How many contracts one download may hold. */
export const DOWNLOAD_MAX = 500;

/** How many vehicles and assets one contract may be about. */
export const ABOUT_MAX = 50;

/** The largest file that may travel in a request, decoded, in bytes; larger ones are uploaded first. */
export const BASE64_FILE_MAX = 4 * 1024 * 1024;

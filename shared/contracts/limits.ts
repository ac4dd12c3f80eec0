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

/** The most pages of an uploaded PDF. */
export const PDF_PAGES_MAX = 200;

export const SIGNING_MESSAGE_MAX = 1000;
export const SIGNING_REASON_MAX = 500;
export const SIGNATURE_NAME_MAX = 120;
export const SIGNATURE_PLACE_MAX = 100;

/** The largest drawn signature, decoded, in bytes, and the largest request that carries one. */
export const SIGNATURE_MAX = 200 * 1024;
export const SIGNATURE_BODY_MAX = 400 * 1024;

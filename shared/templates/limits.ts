export const TEMPLATE_NAME_MAX = 200;
export const CATEGORY_NAME_MAX = 80;
export const CATEGORIES_MAX = 80;

/** How deep categories may stand in each other. */
export const CATEGORY_DEPTH_MAX = 4;

/** How long the user who saved a draft last keeps the template for themselves, in seconds since that save. */
export const DRAFT_LEASE_SECONDS = 120;

/** How many free fields a template asks for at most. */
export const FREE_FIELDS_MAX = 40;
export const FREE_VALUE_MAX = 2000;

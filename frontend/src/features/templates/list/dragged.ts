/** What a drag carries: `id version` of a template, or the id of a category. */
export const DRAGGED_TEMPLATE = 'application/x-template';
export const DRAGGED_CATEGORY = 'application/x-template-category';

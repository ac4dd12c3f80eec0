/** Where rows become cards; `$phone-max` of the style sheets. */
export const PHONE = '(max-width: 599.98px)';

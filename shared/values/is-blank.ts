/** What is more than spaces, shapers and marks upon nothing. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{Cc}\u2800]/u;

/** Whether nobody sees anything of a text: it is empty, or holds only spaces and invisible characters. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

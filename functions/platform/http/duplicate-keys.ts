/** Where the text of JSON that begins with a quote ends. */
const endOfString = (text: string, from: number): number => {
  let at = from + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
};

/**
 * Whether an object in a JSON text names a key twice. JSON.parse keeps only the last one, so the text itself is scanned
 * for the keys of each object, sign by sign: a regular expression runs out of stack in a file of megabytes. The text must
 * be valid JSON.
 */
export const hasDuplicateKeys = (text: string): boolean => {
  const open: (Set<string> | null)[] = [];
  let lastString: string | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      lastString = text.slice(at, end + 1);
      at = end;
    } else if (sign === '{') open.push(new Set());
    else if (sign === '[') open.push(null);
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ':') {
      const keys = open.at(-1);
      if (keys && lastString !== undefined) {
        const key = JSON.parse(lastString) as string;
        if (keys.has(key)) return true;
        keys.add(key);
      }
    }
  }
  return false;
};

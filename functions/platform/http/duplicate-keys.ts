/**
 * Whether an object in the text names a key twice. JSON.parse keeps the last of them, so they are found in the text: each
 * object's keys as the tokenizer meets them. The text must be valid JSON.
 */
export const hasDuplicateKeys = (text: string): boolean => {
  const open: (Set<string> | null)[] = [];
  const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;
  let lastString: string | undefined;
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const keys = open.at(-1);
      if (keys && lastString !== undefined) {
        const key = JSON.parse(lastString) as string;
        if (keys.has(key)) return true;
        keys.add(key);
      }
    } else if (token !== ',') lastString = token;
  }
  return false;
};

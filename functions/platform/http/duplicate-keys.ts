/**
 * Whether an object in a JSON text names a key twice. JSON.parse keeps only the last one, so the text itself is scanned
 * for the keys of each object. The text must be valid JSON.
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

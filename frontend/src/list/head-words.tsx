/** A heading that stands on one line, or on two of about one length where the columns do not fit beside each other. */
export const HeadWords = ({ of: label }: { of: string }) => {
  const middle = label.length / 2;
  const [before, after] = [label.lastIndexOf(' ', middle), label.indexOf(' ', middle)];
  const at = after < 0 || middle - before < after - middle ? before : after;
  if (at < 0) return label;
  return (
    <span data-words>
      <span>{label.slice(0, at)}</span> <span>{label.slice(at + 1)}</span>
    </span>
  );
};

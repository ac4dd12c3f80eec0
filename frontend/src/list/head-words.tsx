/** A heading that stands on one line, or on two where the columns do not fit beside each other. */
export const HeadWords = ({ of: label }: { of: string }) => {
  // The second line begins at a third or later, so that neither is short.
  const at = label.indexOf(' ', label.length / 3);
  return at < 0 ? (
    label
  ) : (
    <span>
      <span>{label.slice(0, at)}</span> <span>{label.slice(at + 1)}</span>
    </span>
  );
};

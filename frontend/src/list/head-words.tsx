/** The words of a heading in two halves of about one length, or all of them where there is only one. */
const halves = (words: readonly string[]): readonly (readonly string[])[] => {
  const ways = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)] as const);
  const longer = (way: (typeof ways)[number]) => Math.max(...way.map((half) => half.join(' ').length));
  return ways.toSorted((a, b) => longer(a) - longer(b))[0] ?? [words];
};

/** A heading that stands on one line, or on two where the columns do not fit beside each other. */
export const HeadWords = ({ of: label }: { of: string }) => {
  const [first = [], second] = halves(label.split(' '));
  return (
    <span data-words>
      <span>{first.join(' ')}</span>
      {second && (
        <>
          {' '}
          <span>{second.join(' ')}</span>
        </>
      )}
    </span>
  );
};

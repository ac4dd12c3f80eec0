import { useState } from 'react';
import type { Stories } from '../stories/story.ts';
import { Pad } from './pad.tsx';
import { nothingDrawn, type SignatureChoice } from './signature-choice.ts';
import { SignatureField } from './signature-field.tsx';

/** A point of dark ink. */
const kept =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==';

const Example = ({ start, error }: { start: SignatureChoice; error?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <SignatureField
      name="Nathalie Peeters"
      value={value}
      onChange={setValue}
      error={error}
      kept={kept}
      onForget={() => undefined}
    />
  );
};

export const stories: Stories = {
  title: 'Signature',
  cases: {
    'To be drawn': () => <Example start={nothingDrawn} />,
    'Nothing drawn yet, and said so': () => <Example start={nothingDrawn} error="Draw your signature, or type it." />,
    Typed: () => <Example start={{ kind: 'typed' }} />,
    'Kept from before': () => <Example start={{ kind: 'kept' }} />,
    'The pad alone': () => <Pad label="Draw here" round={0} onDrawn={() => undefined} />,
  },
};

import { noop, OnPress } from '../stories/layout.tsx';
import type { Stories } from '../stories/story.ts';
import { Typed } from '../stories/typed.tsx';
import { PastePeople } from './paste-people.tsx';
import { PeopleChoice } from './people-choice.tsx';

export const stories: Stories = {
  title: 'Choosing people',
  cases: {
    'By team': () => (
      <Typed<readonly number[]> start={[2, 3]}>
        {({ value, onChange }) => <PeopleChoice chosen={value} onChange={onChange} error="Choose who gets it" />}
      </Typed>
    ),
    'From a pasted list': () => (
      <OnPress label="Paste">{(close) => <PastePeople close={close} onFound={noop} />}</OnPress>
    ),
  },
};

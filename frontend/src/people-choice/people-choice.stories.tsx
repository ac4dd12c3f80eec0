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
    'With people who are there already': () => (
      <Typed<readonly number[]> start={[]}>
        {({ value, onChange }) => (
          <PeopleChoice
            chosen={value}
            onChange={onChange}
            error={undefined}
            taken={{ ids: new Set([2]), words: 'Takes part already' }}
          />
        )}
      </Typed>
    ),
    'Among the people of a record': () => (
      <Typed<readonly number[]> start={[]}>
        {({ value, onChange }) => (
          <PeopleChoice
            chosen={value}
            onChange={onChange}
            error={undefined}
            among={[{ team_id: 1, name: 'Service Liège', people: [{ id: 3, name: 'Aurélie Gérard', avatar: null }] }]}
          />
        )}
      </Typed>
    ),
    'From a pasted list': () => (
      <OnPress label="Paste">{(close) => <PastePeople close={close} onFound={noop} canChoose={() => true} />}</OnPress>
    ),
  },
};

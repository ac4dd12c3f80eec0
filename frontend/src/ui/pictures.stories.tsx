import { Row } from '../stories/layout.tsx';
import { people } from '../stories/sample-people.ts';
import type { Stories } from '../stories/story.ts';
import { Avatar } from './avatar.tsx';
import { LetterTile } from './letter-tile.tsx';
import { NoFace, NoPersonChip, PersonChip } from './person-chip.tsx';
import { QrCode } from './qr-code.tsx';
import { TenantMark } from './tenant-mark.tsx';
import { VehicleIcon } from './vehicle-icon.tsx';

/** A picture as the files host sends it: a green square. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="72" height="72"%3E%3Crect width="72" height="72" fill="%232b8a3e"/%3E%3C/svg%3E';

export const stories: Stories = {
  title: 'People and pictures',
  cases: {
    'A QR code': () => (
      <div style={{ width: 160 }}>
        <QrCode url="https://example.com/sign/abc" label="The page to sign on" />
      </div>
    ),
    'People, with a link': () => (
      <Row>
        {people.map(({ id, name }) => (
          <PersonChip key={id} name={name} to={`/people/${id}`} />
        ))}
      </Row>
    ),
    'A person without a link, and nobody': () => (
      <Row>
        <PersonChip name="Ö" picture={PICTURE} />
        <NoPersonChip label="Pool vehicle" />
        <NoFace />
      </Row>
    ),
    'Sizes of a person': () => (
      <Row>
        {([22, 28, 32, 36, 40, 72] as const).map((size) => (
          <Avatar key={size} name="Inès Fernández" size={size} />
        ))}
        <Avatar name="Inès Fernández" picture={PICTURE} size={40} />
      </Row>
    ),
    'Sizes of a thing': () => (
      <Row>
        {([22, 28, 32, 36, 40, 72] as const).map((size) => (
          <LetterTile key={size} name="Dell Latitude" size={size} />
        ))}
        <LetterTile name="Dell Latitude" picture={PICTURE} size={40} />
      </Row>
    ),
    'Types of vehicle': () => (
      <Row>
        <VehicleIcon type="car" />
        <VehicleIcon type="car" utility />
        <VehicleIcon type="motorbike" />
        <VehicleIcon type="bicycle" />
      </Row>
    ),
    'The company': () => (
      <Row>
        <TenantMark name="Brasserie Lefèvre" />
        <TenantMark name="Brasserie Lefèvre" size={32} />
      </Row>
    ),
  },
};

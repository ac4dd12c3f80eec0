import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listenOnLoopback } from '#infra/local/loopback.ts';

type Account = { email: string; name: string; subject: string; enabled: boolean; groups: string[]; status?: string };
type Pool = { groups: Set<string>; accounts: Account[] };
type Asked = {
  UserPoolId: string;
  Filter?: string;
  Username?: string;
  GroupName?: string;
  UserAttributes?: Attribute[];
  MessageAction?: string;
};
type Attribute = { Name: string; Value: string };

const userOf = ({ email, name, subject, enabled, status = 'CONFIRMED' }: Account) => ({
  Username: subject,
  Enabled: enabled,
  UserStatus: status,
  Attributes: Object.entries({ sub: subject, email, name }).map(([Name, Value]) => ({ Name, Value })),
});

class Refusal extends Error {
  readonly type: string;
  constructor(type: string) {
    super(type);
    this.type = type;
  }
}

/** User pools in memory, as far as their users are exported, made again and deleted. It counts the invitations. */
export const startUserPools = async (pools: Record<string, Pool>) => {
  const invited: string[] = [];
  const accountOf = ({ accounts }: Pool, wanted = ''): Account | undefined =>
    accounts.find(({ email, subject }) => email === wanted || subject === wanted);
  const answers: Readonly<Record<string, (pool: Pool, asked: Asked) => object>> = {
    ListGroups: ({ groups }) => ({ Groups: [...groups].map((GroupName) => ({ GroupName })) }),
    ListUsers: ({ accounts }, { Filter: filter }) => ({
      Users: accounts
        .filter(({ subject }) => filter === undefined || filter === `sub = ${JSON.stringify(subject)}`)
        .map(userOf),
    }),
    AdminListGroupsForUser: (pool, { Username }) => ({
      Groups: accountOf(pool, Username)?.groups.map((GroupName) => ({ GroupName })) ?? [],
    }),
    CreateGroup(pool, { GroupName = '' }) {
      if (pool.groups.has(GroupName)) throw new Refusal('GroupExistsException');
      pool.groups.add(GroupName);
      return {};
    },
    AdminCreateUser(pool, { Username: email = '', UserAttributes: attributes = [], MessageAction: action }) {
      const known = accountOf(pool, email);
      if (known && action !== 'RESEND') throw new Refusal('UsernameExistsException');
      if (known) {
        invited.push(email);
        return { User: userOf(known) };
      }
      const name = attributes.find(({ Name }) => Name === 'name')?.Value ?? '';
      const status = 'FORCE_CHANGE_PASSWORD';
      const account = { email, name, subject: `new-${email}`, enabled: true, groups: [], status };
      pool.accounts.push(account);
      invited.push(email);
      return { User: userOf(account) };
    },
    AdminGetUser(pool, { Username }) {
      const { Attributes, ...user } = userOf(accountOf(pool, Username)!);
      return { ...user, UserAttributes: Attributes };
    },
    AdminDeleteUser(pool, { Username }) {
      const account = accountOf(pool, Username);
      if (!account) throw new Refusal('UserNotFoundException');
      pool.accounts.splice(pool.accounts.indexOf(account), 1);
      return {};
    },
    AdminAddUserToGroup(pool, { Username, GroupName = '' }) {
      const { groups } = accountOf(pool, Username)!;
      if (!groups.includes(GroupName)) groups.push(GroupName);
      return {};
    },
  };
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const asked = body as Asked;
      const action = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
      response.setHeader('content-type', 'application/x-amz-json-1.1');
      try {
        response.end(JSON.stringify(answers[action]?.(pools[asked.UserPoolId]!, asked) ?? {}));
      } catch (error) {
        response.writeHead(400).end(JSON.stringify({ __type: (error as Refusal).type }));
      }
    });
  });
  const { url } = await listenOnLoopback(server);
  return {
    invited,
    url,
    close: () => server.close(),
  };
};

import type { Row, Table } from './dynalite-types.ts';
import type { Store } from './store.ts';

type Index = { IndexName: string; KeySchema: object[]; Projection: object };
type Attribute = { AttributeName: string };
type WithIndexes = Table & { GlobalSecondaryIndexes?: object[]; AttributeDefinitions?: Attribute[] };

/** The index that an UpdateTable creates; undefined when it does something else. */
export const createdIndex = ({ GlobalSecondaryIndexUpdates: updates }: Row): Index | undefined =>
  (updates as { Create?: Index }[] | undefined)?.find(({ Create }) => Create !== undefined)?.Create;

/**
 * Adds a global index, which dynalite cannot. Items that have its attributes already are not in it, so it is for
 * attributes that no item has yet.
 */
export async function addIndex(store: Store, request: Row, { IndexName, KeySchema, Projection }: Index): Promise<Row> {
  const name = String(request['TableName']);
  const table = store.db.getSync(`table~${name}`) as WithIndexes;
  const known = table.AttributeDefinitions ?? [];
  const sent = (request['AttributeDefinitions'] ?? []) as Attribute[];
  const changed = {
    ...table,
    AttributeDefinitions: [
      ...known,
      ...sent.filter(({ AttributeName: each }) => known.every(({ AttributeName }) => AttributeName !== each)),
    ],
    GlobalSecondaryIndexes: [
      ...(table.GlobalSecondaryIndexes ?? []),
      {
        IndexName,
        KeySchema,
        Projection,
        IndexArn: `${table.TableArn}/index/${IndexName}`,
        IndexStatus: 'ACTIVE',
        IndexSizeBytes: 0,
        ItemCount: 0,
        ProvisionedThroughput: { ReadCapacityUnits: 0, WriteCapacityUnits: 0, NumberOfDecreasesToday: 0 },
      },
    ],
  };
  await new Promise<void>((resolve, reject) => {
    store.tableDb.put(name, changed, (error) => (error ? reject(error) : resolve()));
  });
  return { TableDescription: changed };
}

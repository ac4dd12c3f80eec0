// Serves the tables of the storage process without its objects, which take longer to load than a whole test of tables.
import { startDynamoDb } from '#infra/local/dynamodb/server.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: dynamodb-process.ts <data folder>');
const { endpoint } = await startDynamoDb({ dataDir });
process.stdout.write(`${JSON.stringify({ dynamodb: endpoint })}\n`);

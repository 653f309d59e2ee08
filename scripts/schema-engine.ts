import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaPg } from '@prisma/adapter-pg';
import type { PoolConfig } from 'pg';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { migrationsFolder } from './migrations';
import { runWholeScript } from './whole-script';

export const projectFolder = path.resolve(__dirname, '..');
export const schemaFile = path.join(projectFolder, 'prisma', 'schema.prisma');
/** The schema as of the newest migration: what the next migration is computed from. */
export const migratedSchemaFile = path.join(migrationsFolder, 'schema.prisma');

export const noFilters = { externalTables: [], externalEnums: [] };

type EngineOptions = {
  datamodels?: [string, string][];
  /** What the database said of a script: the engine itself passes on no words. */
  onFailure?: (error: unknown) => void;
};

let loaded: Promise<void> | undefined;

async function loadEngine(): Promise<void> {
  const file = createRequire(__filename).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(file.replace(/\.js$/, '.wasm'));
  const imports = { './schema_engine_bg.js': bindings } as unknown as WebAssembly.Imports;
  const { instance } = await WebAssembly.instantiate(new Uint8Array(bytes), imports);
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/**
 * Prisma's schema engine as WebAssembly: the same engine as in the CLI, without the download that the CLI needs.
 * Without a database it can only compare schemas.
 */
export async function createSchemaEngine(
  databaseUrl: string,
  { datamodels, onFailure = () => undefined }: EngineOptions = {},
) {
  loaded ??= loadEngine();
  await loaded;
  const adapter = bindMigrationAwareSqlAdapterFactory(
    new WholeScriptPg(connectionParts(databaseUrl), onFailure),
  );
  return bindings.SchemaEngine.new({ datamodels }, () => undefined, adapter);
}

/**
 * Sends a migration as one script. The adapter's own way cuts it at every semicolon, which breaks function bodies;
 * as one simple query Postgres also runs it as one transaction, so that a migration that fails leaves nothing behind.
 */
class WholeScriptPg extends PrismaPg {
  constructor(
    parts: PoolConfig,
    private readonly onFailure: (error: unknown) => void,
  ) {
    super(parts);
  }

  override async connect() {
    const connection = await super.connect();
    connection.executeScript = (script) =>
      runWholeScript(connection.underlyingDriver(), script).catch((error: unknown) => {
        this.onFailure(error);
        throw error;
      });
    return connection;
  }
}

/** The adapter wants the parts: with a connection string the engine does not know the database's name. */
function connectionParts(databaseUrl: string): PoolConfig {
  const url = new URL(databaseUrl);
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
    ssl: url.searchParams.get('sslmode') === 'require' ? true : undefined,
    allowExitOnIdle: true,
  };
}

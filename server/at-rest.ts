import type { Config } from './config.ts'
import { openKeys, type Keys } from './crypto/keys.ts'
import { openDataFolder } from './data-folder.ts'
import { OtherMasterKey, openStore, type OpenStore } from './store/open-store.ts'

/** What outlives the server process: the keys and everything sealed under them. */
export interface AtRest {
  keys: Keys
  store: OpenStore
}

/** Opens keys and database. Imports little, so that it can begin before the rest of the server is loaded. */
export async function openAtRest(config: Config): Promise<AtRest> {
  if (!config.databaseUrl || !config.masterKey) openDataFolder(config.dataDir)
  const keys = openKeys({ dataDir: config.dataDir, masterKey: config.masterKey })
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    postgresql: config.postgresql,
    migrate: config.migrate,
    dataDir: config.dataDir,
    keys,
    production: config.production,
    sessionLife: config.sessionLife,
  }).catch((error: unknown) => {
    if (error instanceof OtherMasterKey) keys.discard?.()
    throw error
  })
  return { keys, store }
}

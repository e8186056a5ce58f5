import type { Config } from './config.ts'
import type { KeyWrapper } from './crypto/key-ring.ts'
import { openKeys, type Keys } from './crypto/keys.ts'
import { openDataFolder } from './data-folder.ts'
import { openStore, type OpenStore } from './store/open-store.ts'
import { OtherMasterKey } from './store/root-key.ts'

/** What outlives the server process: the keys and everything sealed under them. */
export interface AtRest {
  keys: Keys
  store: OpenStore
}

/** Opens keys and database. Imports little, so that it can begin before the rest of the server is loaded. */
export async function openAtRest(config: Config): Promise<AtRest> {
  if (!config.databaseUrl || !(config.masterKey || config.pkcs11?.uri)) openDataFolder(config.dataDir)
  const keys = openKeys({ ...(await inHsm(config)), ...config })
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    postgresql: config.postgresql,
    cells: config.cells,
    migrate: config.migrate,
    dataDir: config.dataDir,
    keys,
    production: config.production,
    sessionLife: config.sessionLife,
  }).catch((error: unknown) => {
    if (error instanceof OtherMasterKey) keys.discard?.()
    throw error
  })
  return { keys: store.keys, store }
}

/** The native package is loaded only where a key is in an HSM. */
async function inHsm({ pkcs11 }: Config): Promise<{ kms?: KeyWrapper; inKms?: KeyWrapper[] }> {
  if (!pkcs11) return {}
  const { openPkcs11 } = await import('./crypto/pkcs11.ts')
  const { uri, others, pin } = pkcs11
  return { ...(uri && { kms: openPkcs11(uri, pin) }), inKms: others.map((other) => openPkcs11(other, pin)) }
}

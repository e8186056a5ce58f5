import { defaultFolder, type MasterData } from '@card-journey/bank/load.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import { masterVersionsOf } from '../store/master-versions.ts'
import { openFolderMaster } from './folder-master.ts'
import type { MasterSource } from './master-source.ts'
import { openPublishedMaster } from './published-master.ts'

interface OpeningMaster {
  log: Log
  /** Done with each version before it is used. */
  before: (master: MasterData) => Promise<void>
}

/** The master data that a node of these settings works with. */
export const openMaster = (
  { masterFromDatabase, masterDataDir }: Pick<Config, 'masterFromDatabase' | 'masterDataDir'>,
  database: Pick<Database, 'run'>,
  options: OpeningMaster,
): Promise<MasterSource> =>
  masterFromDatabase
    ? openPublishedMaster(masterVersionsOf(database), options)
    : openFolderMaster(masterDataDir ?? defaultFolder, options)

/** What is in force now, for a command that runs beside the nodes. */
export async function masterInForce(
  config: Pick<Config, 'masterFromDatabase' | 'masterDataDir'>,
  database: Pick<Database, 'run'>,
  log: Log,
): Promise<MasterData> {
  const source = await openMaster(config, database, { log, before: async () => undefined })
  try {
    return source.current()
  } finally {
    await source.close()
  }
}

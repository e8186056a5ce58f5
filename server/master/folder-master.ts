import { loadMasterData, type MasterData } from '@card-journey/bank/load.ts'
import { watchMasterData } from '@card-journey/bank/watch.ts'
import type { Log } from '../log.ts'
import { presentMaster, type MasterSource } from './master-source.ts'

/** Works with a folder of this machine, and takes its changes as they are saved. */
export async function openFolderMaster(
  folder: string,
  { log, before }: { log: Log; before: (master: MasterData) => Promise<void> },
): Promise<MasterSource> {
  const first = loadMasterData(folder)
  await before(first)
  const present = presentMaster(first)
  const watched = watchMasterData(
    folder,
    (master) => {
      before(master).catch((error: Error) => log.error('database-down', { name: error.name }))
      log.info('master-data-loaded', { version: master.version })
      present.change(master)
    },
    (error) => log.error('master-data-refused', { reason: error instanceof Error ? error.message : String(error) }),
    first.version,
  )
  return {
    ...present,
    status: () => ({ from: 'folder', version: present.newest().version }),
    close: async () => watched.close(),
  }
}

import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { messageOf, startWorker } from './start-pglite.ts'

/**
 * Puts an empty database cluster at `folder` unless one is there. Creating one takes seconds, copying one a tenth of a
 * second, so the first one created on this machine is kept in node_modules/.cache. Both appear by rename, whole or not
 * at all.
 */
export async function copyEmptyCluster(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const template = await emptyCluster()
  const copy = `${folder}.${process.pid}.part`
  sweep(folder)
  try {
    cpSync(template, copy, { recursive: true })
    for (const name of ['', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })])
      closeToOthers(join(copy, name))
    renameSync(copy, folder)
  } catch (error) {
    rmSync(copy, { recursive: true, force: true })
    throw new Error(
      `The database can't be put into ${folder} (${(error as Error).message}). Is there room? An empty one needs 40 MB.`,
      { cause: error },
    )
  }
}

/** The package's own cluster is readable by everyone. */
const closeToOthers = (path: string): void => chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600)

async function emptyCluster(): Promise<string> {
  const packageFile = join(packageFolder(), 'package.json')
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  const cache = join(
    packageFile.slice(0, packageFile.lastIndexOf(`node_modules${sep}`)),
    'node_modules',
    '.cache',
    'card-journey',
  )
  const template = join(cache, `empty-cluster-${version}`)
  if (existsSync(template)) return template
  mkdirSync(cache, { recursive: true })
  const made = `${template}.${process.pid}.part`
  rmSync(made, { recursive: true, force: true })
  const worker = startWorker({ kind: 'make', folder: made })
  await messageOf(worker)
  await worker.terminate()
  try {
    renameSync(made, template)
  } catch (error) {
    // Another process was faster; its cluster is just as empty.
    if (!existsSync(template)) throw error
    rmSync(made, { recursive: true, force: true })
  }
  return template
}

/** Removes the remains of a copy that was killed midway. The folder's lock is held here. */
function sweep(folder: string): void {
  const parent = dirname(folder)
  for (const name of readdirSync(parent)) {
    const path = join(parent, name)
    if (path.startsWith(`${folder}.`) && name.endsWith('.part')) rmSync(path, { recursive: true, force: true })
  }
}

function packageFolder(): string {
  let folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How many builds' files stay: pages that were loaded from an earlier one go on, and load what they still need. */
const buildsKept = 5

/**
 * Copies a build's files (`client`: its folder) into the folder that all nodes serve from (ASSETS_DIR), and removes those
 * of builds that are older than the last ones. A file's name is its content, so the same name is never written twice with
 * another content, and nodes of several builds may do this at once. The build that was started last counts as the newest.
 */
export async function shareAssets(client: string, shared: string): Promise<void> {
  const assets = join(client, 'assets')
  const manifest = await readFile(join(client, 'manifest.json'))
  const build = createHash('sha256').update(manifest).digest('hex').slice(0, 16)
  await mkdir(join(shared, 'builds'), { recursive: true })
  const files = await readdir(assets)
  // Named first, so that no other node removes what is there already.
  await whole(join(shared, 'builds', `${build}.json`), (half) => writeFile(half, JSON.stringify(files)))
  const there = new Set(await readdir(shared))
  for (const file of files) {
    if (there.has(file)) continue
    await whole(join(shared, file), (half) => copyFile(join(assets, file), half))
  }
  await removeOldBuilds(shared)
}

/** Another node never reads half a file: it gets its name when it is whole. */
async function whole(file: string, write: (half: string) => Promise<void>): Promise<void> {
  const half = `${file}.${randomUUID()}.half`
  await write(half)
  await rename(half, file)
}

async function removeOldBuilds(shared: string): Promise<void> {
  const folder = join(shared, 'builds')
  const lists = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const builds = await Promise.all(lists.map((name) => buildOf(join(folder, name)).catch(unlessGone)))
  const newestFirst = builds.flatMap((build) => build ?? []).toSorted((one, other) => other.started - one.started)
  const kept = new Set(newestFirst.slice(0, buildsKept).flatMap(({ files }) => files))
  for (const { list, files } of newestFirst.slice(buildsKept)) {
    for (const file of files) if (!kept.has(file)) await rm(join(shared, file), { force: true })
    await rm(list, { force: true })
  }
}

async function buildOf(list: string): Promise<{ list: string; started: number; files: string[] }> {
  const { mtimeMs } = await stat(list)
  return { list, started: mtimeMs, files: JSON.parse(await readFile(list, 'utf8')) as string[] }
}

/** A node that starts at the same moment removes the same builds. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Share of a picture's pixels that may differ: a blinking caret, a shadow's edge. */
const tolerance = 0.0002

export interface Comparison {
  /** Not accepted yet: a new state, or the first run on this machine. */
  added: string[]
  /** With what is different; the difference is drawn into the folder for it. */
  changed: { picture: string; why: string }[]
}

/** Keeps pictures as those to compare with. Fonts differ between machines, so they are never shared. */
export async function acceptPictures(pictures: readonly string[], from: string, accepted: string): Promise<void> {
  for (const picture of pictures) await cp(join(from, picture), join(accepted, picture), { force: true })
}

/** Compares each picture with the accepted one of the same name, and draws what differs into `differences`. */
export async function comparePictures(
  pictures: readonly string[],
  folders: { from: string; accepted: string; differences: string },
): Promise<Comparison> {
  const found: Comparison = { added: [], changed: [] }
  await rm(folders.differences, { recursive: true, force: true })
  for (const picture of pictures) {
    const before = join(folders.accepted, picture)
    if (!existsSync(before)) {
      found.added.push(picture)
      continue
    }
    const [old, now] = await Promise.all([pngOf(before), pngOf(join(folders.from, picture))])
    if (old.width !== now.width || old.height !== now.height) {
      found.changed.push({ picture, why: `${old.width} × ${old.height} is now ${now.width} × ${now.height}` })
      continue
    }
    const drawn = new PNG({ width: now.width, height: now.height })
    const pixels = pixelmatch(old.data, now.data, drawn.data, now.width, now.height)
    const share = pixels / (now.width * now.height)
    if (share <= tolerance) continue
    found.changed.push({ picture, why: `${(share * 100).toFixed(2)} % of it` })
    const difference = join(folders.differences, picture)
    await mkdir(dirname(difference), { recursive: true })
    await writeFile(difference, PNG.sync.write(drawn))
  }
  return found
}

const pngOf = async (file: string): Promise<PNG> => PNG.sync.read(await readFile(file))

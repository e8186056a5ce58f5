import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultFolder, loadMasterData, type MasterData } from '@card-journey/bank/load.ts'

/** One value of a bank's file: the file, the place in it (indexes of lists as numbers, from 0), the new value. */
export type Change = readonly [file: string, place: string, value: unknown]

export interface ChangedBank {
  shipped: MasterData
  with: (changes: readonly Change[]) => MasterData
  remove: () => void
}

/** A copy of the shipped data in which single values are changed. Of its nineteen thousand pincodes it keeps a few. */
export function openChangedBank(): ChangedBank {
  const folder = mkdtempSync(join(tmpdir(), 'bank-fields-'))
  cpSync(defaultFolder, folder, { recursive: true })
  const pincodes = join(folder, 'pincodes.tsv')
  const kept = /^(pincode|5600\d\d|744301|791111)\t/
  writeFileSync(
    pincodes,
    readFileSync(pincodes, 'utf8')
      .split('\n')
      .filter((row) => kept.test(row))
      .join('\n'),
  )
  return {
    shipped: loadMasterData(folder),
    with(changes) {
      const before = new Map(changes.map(([file]) => [file, readFileSync(join(folder, file), 'utf8')]))
      const contents = new Map([...before].map(([file, text]) => [file, JSON.parse(text) as unknown]))
      for (const [file, place, value] of changes) put(contents.get(file), place.split('.'), value)
      try {
        for (const [file, content] of contents) writeFileSync(join(folder, file), JSON.stringify(content))
        return loadMasterData(folder)
      } finally {
        for (const [file, text] of before) writeFileSync(join(folder, file), text)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Puts a value at a place; `undefined` takes it away. */
function put(content: unknown, [name = '', ...rest]: readonly string[], value: unknown): void {
  const held = content as Record<string, unknown>
  if (rest.length > 0) return put((held[name] ??= {}), rest, value)
  if (value !== undefined) held[name] = value
  else if (Array.isArray(content)) content.splice(Number(name), 1)
  else delete held[name]
}

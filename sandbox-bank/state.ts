import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** Records of one kind by key. What is put survives a restart, even after a kill. */
export interface Collection<T> {
  get: (key: string) => T | undefined
  put: (key: string, value: T) => T
  all: () => T[]
}

export interface State {
  collection: <T>(name: string) => Collection<T>
  close: () => void
}

type Entry = [collection: string, key: string, value: unknown]

/**
 * Everything the sandbox remembers: in memory, and journalled line by line in one JSON file when a folder is given.
 * Each opening rewrites the journal without superseded lines.
 */
export function openState(dataDir?: string): State {
  const records = new Map<string, Map<string, unknown>>()
  const within = (name: string) => records.get(name) ?? records.set(name, new Map()).get(name) ?? new Map()
  const journal =
    dataDir === undefined ? undefined : openJournal(dataDir, ([name, key, value]) => within(name).set(key, value))
  return {
    collection<T>(name: string): Collection<T> {
      // This program wrote the entry under this name, so the cast is safe.
      const kept = within(name) as Map<string, T>
      return {
        get: (key) => kept.get(key),
        put(key, value) {
          kept.set(key, value)
          journal?.append([name, key, value])
          return value
        },
        all: () => [...kept.values()],
      }
    },
    close: () => journal?.close(),
  }
}

function openJournal(dataDir: string, restore: (entry: Entry) => void) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'sandbox.jsonl')
  const kept = new Map<string, Entry>()
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    const entry = parseEntry(line)
    if (entry) kept.set(`${entry[0]} ${entry[1]}`, entry)
  }
  for (const entry of kept.values()) restore(entry)
  const fresh = `${path}.new`
  writeFileSync(fresh, [...kept.values()].map((entry) => `${JSON.stringify(entry)}\n`).join(''), { mode: 0o600 })
  renameSync(fresh, path)
  let file: number | undefined = openSync(path, 'a', 0o600)
  return {
    // A call's line may fall after the end. Its number may be another file's by then.
    append(entry: Entry): void {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`)
    },
    close(): void {
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}

/** A line that a killed process left half-written is skipped. */
function parseEntry(line: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(line)
    return Array.isArray(entry) && entry.length === 3 ? [String(entry[0]), String(entry[1]), entry[2]] : undefined
  } catch {
    return undefined
  }
}

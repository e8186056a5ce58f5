import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a bank's files come from: a folder, or a version that was published. Paths are relative, with slashes. */
export interface BankFolder {
  /** What a message calls it. */
  readonly name: string
  /** Undefined for a file that is missing or unreadable. */
  read: (file: string) => Buffer | undefined
  /** The names of the JSON files directly in one of its folders; '' is the folder itself. */
  jsonFilesIn: (folder: string) => string[]
}

export const asFolder = (from: string | BankFolder): BankFolder => (typeof from === 'string' ? folderAt(from) : from)

function folderAt(path: string): BankFolder {
  const orNothing = <Found>(look: () => Found): Found | undefined => {
    try {
      return look()
    } catch {
      return undefined
    }
  }
  return {
    name: path,
    read: (file) => orNothing(() => readFileSync(join(path, file))),
    jsonFilesIn: (folder) => jsonFiles(orNothing(() => readdirSync(join(path, folder))) ?? []),
  }
}

export function folderOf(name: string, files: ReadonlyMap<string, Buffer>): BankFolder {
  const inside = (folder: string): string[] => {
    const start = folder === '' ? '' : `${folder}/`
    return [...files.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
  }
  return {
    name,
    read: (file) => files.get(file),
    jsonFilesIn: (folder) => jsonFiles(inside(folder).filter((path) => !path.includes('/'))),
  }
}

/** Keeps what is read, and reads it once: what was checked is what is kept, even if the folder changes meanwhile. */
export function remembering(folder: BankFolder): BankFolder & { readonly kept: ReadonlyMap<string, Buffer> } {
  const kept = new Map<string, Buffer>()
  return {
    ...folder,
    kept,
    read(file) {
      const content = kept.get(file) ?? folder.read(file)
      if (content) kept.set(file, content)
      return content
    },
  }
}

const jsonFiles = (names: readonly string[]): string[] =>
  names.filter((file) => file.endsWith('.json') && !file.startsWith('.')).sort()

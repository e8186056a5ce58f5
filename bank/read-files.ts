import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { BankFolder } from './bank-folder.ts'
import { faultsOf } from './fault.ts'
import type { Fault } from './fault.ts'
import { brandFile } from './schema/brand.ts'
import { decisionNoticeFile } from './schema/decision-notice.ts'
import { downtimeFile, holidaysFile, videoKycFile } from './schema/calendar.ts'
import { chargesFile } from './schema/charges.ts'
import {
  companiesFile,
  gendersFile,
  incomeRangesFile,
  industriesFile,
  maritalStatusesFile,
  negativeListFile,
  preferencesFile,
} from './schema/choices.ts'
import { consentNoticesFile } from './schema/consent-notices.ts'
import { consentsFile, documentFile } from './schema/consent.ts'
import { messagesFile } from './schema/message.ts'
import { servedFile } from './schema/pincode.ts'
import { policyFile, redirectsFile } from './schema/policy.ts'
import { productFile } from './schema/product.ts'

const single = {
  'brand.json': brandFile,
  'charges.json': chargesFile,
  'companies.json': companiesFile,
  'consent-notices.json': consentNoticesFile,
  'consents.json': consentsFile,
  'decision-notice.json': decisionNoticeFile,
  'downtime.json': downtimeFile,
  'genders.json': gendersFile,
  'holidays.json': holidaysFile,
  'income-ranges.json': incomeRangesFile,
  'industries.json': industriesFile,
  'marital-statuses.json': maritalStatusesFile,
  'messages.json': messagesFile,
  'negative-list.json': negativeListFile,
  'policy.json': policyFile,
  'preferences.json': preferencesFile,
  'redirects.json': redirectsFile,
  'served.json': servedFile,
  'video-kyc.json': videoKycFile,
} as const

const folders = { products: productFile, documents: documentFile } as const

/** What each file must look like; of the two folders, each file in it. */
export const schemas = { ...single, ...folders } as const

type Single = typeof single
type Folders = typeof folders

export type BankFiles = { [File in keyof Single]: z.infer<Single[File]> } & {
  [Folder in keyof Folders]: ReadonlyMap<string, z.infer<Folders[Folder]>>
} & { 'pincodes.tsv': string }

/**
 * Reads every file of the folder once and checks each on its own. `files` is set only if there are no faults. `version`
 * is a hash of all bytes read: equal files, equal version, on every machine.
 */
export function readFiles(folder: BankFolder): { files?: BankFiles; faults: Fault[]; version: string } {
  const faults: Fault[] = []
  const hash = createHash('sha256')
  const found: Record<string, unknown> = {}

  const read = (file: string): string | undefined => {
    const content = folder.read(file)?.toString('utf8')
    if (content === undefined) {
      faults.push({ file, path: '', wrong: 'the file is missing or unreadable', fix: 'Put it back.' })
      return undefined
    }
    hash.update(`${file}\0${content}\0`)
    return content.replace(/^\uFEFF/, '')
  }
  const checked = (file: string, schema: z.ZodMiniType): unknown => {
    const content = read(file)
    if (content === undefined) return undefined
    const value = parsed(file, content, faults)
    if (value === undefined) return undefined
    const result = schema.safeParse(value, { reportInput: true })
    if (result.success) return result.data
    faults.push(...faultsOf(file, result.error.issues))
    return undefined
  }

  for (const [file, schema] of Object.entries(single)) found[file] = checked(file, schema)
  for (const [name, schema] of Object.entries(folders)) {
    const entries = folder.jsonFilesIn(name).map((file) => [file, checked(`${name}/${file}`, schema)] as const)
    if (entries.length === 0)
      faults.push({ file: `${name}/`, path: '', wrong: 'the folder is missing or empty', fix: 'Put it back.' })
    found[name] = new Map(entries)
  }
  found['pincodes.tsv'] = read('pincodes.tsv')
  for (const file of folder.jsonFilesIn('')) {
    if (Object.hasOwn(single, file)) continue
    faults.push({ file, path: '', wrong: 'no such file is known', fix: 'Correct its name or remove it.' })
  }
  const version = hash.digest('hex').slice(0, 16)
  // Safe without a fault: every file is there, and each has passed its schema.
  return faults.length > 0 ? { faults, version } : { files: found as unknown as BankFiles, faults, version }
}

function parsed(file: string, content: string, faults: Fault[]): unknown {
  try {
    return JSON.parse(content) as unknown
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    const position = /position (\d+)/.exec(said)?.[1]
    const line = position === undefined ? undefined : content.slice(0, Number(position)).split('\n').length
    faults.push({
      file,
      path: line === undefined ? '' : `line ${line}`,
      wrong: 'this is not JSON',
      fix: 'Look there, and on the line before, for a missing or extra comma, quote or bracket.',
    })
    return undefined
  }
}

import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { asFolder, type BankFolder } from './bank-folder.ts'
import { consentAudio } from './consent-audio.ts'
import { crossCheck } from './cross-check.ts'
import { MasterDataError } from './fault.ts'
import { readPincodes } from './pincodes.ts'
import type { PincodeDirectory } from './pincodes.ts'
import { branded } from './placeholders.ts'
import { readFiles } from './read-files.ts'
import type { BankFiles } from './read-files.ts'
import type { Brand } from './schema/brand.ts'
import { withOffset } from './schema/calendar.ts'
import type { Downtime, Holiday, VideoKyc } from './schema/calendar.ts'
import type { Charges } from './schema/charges.ts'
import type { Choice, IncomeRange, NegativeList, Preference } from './schema/choices.ts'
import type { ConsentNotices } from './schema/consent-notices.ts'
import type { BankDocument, Consent, DocumentCode } from './schema/consent.ts'
import type { DecisionNotice } from './schema/decision-notice.ts'
import type { MessageTemplate } from './schema/message.ts'
import type { Policy, Redirects } from './schema/policy.ts'
import type { Product, ProductFile } from './schema/product.ts'
import type { Language, Words } from './schema/words.ts'

/** Everything a bank edits, checked, with the brand's names filled in, and frozen. */
export interface MasterData {
  /** A hash of the files' content: the same files give the same version everywhere. */
  version: string
  brand: Brand
  policy: Policy
  redirects: Redirects
  charges: Charges
  /** Highest priority first, equal ones by name (PL-13); the invisible ones too. */
  products: readonly Product[]
  preferences: readonly Preference[]
  consents: readonly Consent[]
  /** What each consent is for, item by item. */
  consentNotices: ConsentNotices
  documents: ReadonlyMap<DocumentCode, BankDocument>
  /** The languages in which the Aadhaar consent is read aloud, each with the hash of the text that is. */
  spoken: ReadonlyMap<Language, string>
  /** One of their files; undefined if it is gone from the folder. */
  audio: (file: string) => Buffer | undefined
  messages: readonly MessageTemplate[]
  /** What applicants are told when an application ends. */
  decisionNotice: DecisionNotice
  genders: readonly Choice[]
  maritalStatuses: readonly Choice[]
  industries: readonly Choice[]
  /** Lowest first, without gaps. */
  incomeRanges: readonly IncomeRange[]
  companies: readonly string[]
  negativeList: NegativeList
  holidays: readonly Holiday[]
  videoKyc: VideoKyc
  /** With offsets. */
  downtime: readonly Downtime[]
  pincodes: PincodeDirectory
  /** What the directory knows about a pincode. */
  pincodeMessages: { served: Words; unserved: Words }
}

/** The folder of the fictional bank that ships with the product. */
export const defaultFolder = fileURLToPath(new URL('data', import.meta.url))

/** Reads, checks and freezes a bank's folder, or a published version. Throws MasterDataError that lists every fault. */
export function loadMasterData(from: string | BankFolder = defaultFolder): MasterData {
  const folder = asFolder(from)
  const { files: read, faults, version } = readFiles(folder)
  if (!read) throw new MasterDataError(folder.name, faults)
  const files = branded(read, { brand: read['brand.json'], policy: read['policy.json'] })
  const pincodes = readPincodes(files['pincodes.tsv'], files['served.json'])
  const found = [...crossCheck(files), ...pincodes.faults]
  if (found.length > 0) throw new MasterDataError(folder.name, found)
  const spoken = consentAudio(folder, files['consents.json'])
  return frozen({
    version: versionWith(version, spoken),
    ...assembled(files),
    spoken,
    audio: (file: string) => folder.read(file),
    pincodes: pincodes.directory,
  })
}

/** The same files with the same audio give the same version. */
const versionWith = (version: string, spoken: MasterData['spoken']): string =>
  createHash('sha256')
    .update(JSON.stringify([version, ...spoken]))
    .digest('hex')
    .slice(0, version.length)

function assembled(files: BankFiles): Omit<MasterData, 'version' | 'pincodes' | 'spoken' | 'audio'> {
  const redirects = files['redirects.json']
  const charges = files['charges.json']
  const products = [...files.products.values()]
    .map((file) =>
      productOf(file, charges, redirects.keys.STORE.products[file.productCode] ?? redirects.keys.STORE.default),
    )
    .sort((a, b) => Number(b.priority) - Number(a.priority) || a.productName.localeCompare(b.productName, 'en'))
  return {
    brand: files['brand.json'],
    policy: files['policy.json'],
    redirects,
    charges,
    products,
    preferences: files['preferences.json'].map((preference) => ({
      ...preference,
      productCodes: products
        .filter((product) => product.preferences.includes(preference.code))
        .map((product) => product.productCode),
    })),
    consents: files['consents.json'],
    consentNotices: files['consent-notices.json'],
    documents: new Map([...files.documents.values()].map((document) => [document.code, document])),
    messages: files['messages.json'],
    decisionNotice: files['decision-notice.json'],
    genders: files['genders.json'],
    maritalStatuses: files['marital-statuses.json'],
    industries: files['industries.json'],
    incomeRanges: files['income-ranges.json'],
    companies: [...files['companies.json']].sort((a, b) => a.localeCompare(b, 'en')),
    negativeList: files['negative-list.json'],
    holidays: [...files['holidays.json']].sort((a, b) => a.date.localeCompare(b.date)),
    pincodeMessages: files['served.json'].messages,
    videoKyc: files['video-kyc.json'],
    downtime: files['downtime.json'].map((window) => ({
      ...window,
      downTimeStartDate: withOffset(window.downTimeStartDate),
      downTimeEndDate: withOffset(window.downTimeEndDate),
    })),
  }
}

function productOf({ charges: changed, ...product }: ProductFile, charges: Charges, storeUrl?: string): Product {
  return { ...product, charges: { ...charges, ...changed }, ...(storeUrl !== undefined && { storeUrl }) }
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const each of value instanceof Map ? value.values() : Object.values(value)) frozen(each)
  return Object.freeze(value)
}

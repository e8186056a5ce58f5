import { opensWithoutPassword } from './pdf-empty-password.ts'
import { bytesOf, latin1, nextString, readDictionary, type PdfValue } from './pdf-values.ts'

/**
 * What a first look at a pdf's encryption says: `open` without any, `owner` if it opens without a password,
 * `password` if it does not, `unsure` if the server has to say.
 */
export type SeenLock = 'open' | 'owner' | 'password' | 'unsure'

/** Looks for the encryption entry (ISO 32000, 7.6) and, where there is one, tries the empty password. */
export async function pdfLock(content: Uint8Array): Promise<SeenLock> {
  const text = latin1(content)
  const entry = lastMatch(text, /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|<<)/g)
  if (!entry) return 'open'
  const [, number, generation] = entry
  const start = number
    ? lastMatch(text, new RegExp(`(?:^|\\D)${number}\\s+${generation}\\s+obj\\s*(?=<<)`, 'g'))
    : entry
  if (!start) return 'unsure'
  const from = text.indexOf('<<', start.index)
  const entries = readDictionary(text, from)
  if (entries.get('Filter') !== '/Standard') return 'unsure'
  const id = lastMatch(text, /\/ID\s*\[/g)
  const opens = await opensWithoutPassword({
    revision: numberOf(entries.get('R')),
    keyLength: numberOf(entries.get('V')) >= 4 ? 16 : (numberOf(entries.get('Length')) || 40) / 8,
    permissions: numberOf(entries.get('P')),
    owner: bytesIn(entries.get('O')),
    user: bytesIn(entries.get('U')),
    id: (id && nextString(text, id.index)) ?? bytesOf(''),
    encryptsMetadata: entries.get('EncryptMetadata') !== 'false',
  })
  if (opens === undefined) return 'unsure'
  return opens ? 'owner' : 'password'
}

const numberOf = (value: PdfValue | undefined): number => (typeof value === 'string' ? Number(value) || 0 : 0)
const bytesIn = (value: PdfValue | undefined): Uint8Array<ArrayBuffer> =>
  value instanceof Uint8Array ? value : bytesOf('')

/** The last one counts: an updated pdf has its newest entries at its end. */
function lastMatch(text: string, pattern: RegExp): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) last = found
  return last
}

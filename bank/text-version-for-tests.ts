import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const consents = JSON.parse(
  readFileSync(fileURLToPath(new URL('data/consents.json', import.meta.url)), 'utf8'),
) as readonly { code: string; version: string }[]

/** The version under which the shipped bank shows a text: a test that agrees to it does not repeat the number. */
export function versionOf(code: string): string {
  const found = consents.find((consent) => consent.code === code)
  if (!found) throw new Error(`the bank has no text ${code}`)
  return found.version
}

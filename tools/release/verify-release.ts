import { createPublicKey, verify } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256, signatureFile, sumsFile } from './make-release.ts'

/** What is wrong with the files of a release, each in a sentence; nothing if they are as they were signed. */
export function verifyRelease(folder: string, publicKey: string): string[] {
  const key = createPublicKey(publicKey)
  const there = readdirSync(folder)
  const missing = [sumsFile, signatureFile].filter((file) => !there.includes(file))
  if (missing.length > 0) return missing.map((file) => `${file} is missing.`)
  const sums = readFileSync(join(folder, sumsFile))
  // What the checksums say is believed only once they are known to be the releaser's.
  if (key.asymmetricKeyType !== 'ed25519' || !verify(null, sums, key, readFileSync(join(folder, signatureFile))))
    return [`${sumsFile} was not signed with this key.`]
  const signed = new Map(
    sums
      .toString()
      .split('\n')
      .flatMap((line) => (line ? [[line.slice(66), line.slice(0, 64)] as const] : [])),
  )
  return [
    ...[...signed].flatMap(([file, sum]) => {
      if (!there.includes(file)) return [`${file} is missing.`]
      return sha256(readFileSync(join(folder, file))) === sum ? [] : [`${file} is not as it was signed.`]
    }),
    ...there
      .filter((file) => !signed.has(file) && file !== sumsFile && file !== signatureFile)
      .map((file) => `${file} does not belong to the release.`),
  ]
}

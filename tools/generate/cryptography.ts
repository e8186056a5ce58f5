import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../product.ts'
import { uses } from './cryptography-uses.ts'
import { generated, table } from './markdown.ts'

export const path = 'docs/generated/cryptography.md'

/** What a line of source says about an algorithm. */
const signs: readonly [RegExp, string][] = [
  [/createHash\(['"]sha256|subtle\.digest\(|hash\('sha256'|\bsha256\(/, 'SHA-256'],
  [/createHmac\('sha256'|'HS256'/, 'HMAC-SHA-256'],
  [/createHmac\('sha1'/, 'HMAC-SHA-1'],
  [/aes-256-gcm|'A256GCM'|'AES-GCM'|CKM_AES_GCM/, 'AES-256-GCM'],
  [/'AES-CBC'/, 'AES-128-CBC'],
  [/hkdfSync\(/, 'HKDF-SHA-256'],
  [/argon2\('argon2id'/, 'Argon2id'],
  [/createECDH\('prime256v1'|name: 'ECDH'/, 'ECDH P-256'],
  [/'ES256'/, 'ECDSA P-256'],
  [/'RS256'/, 'RSA, 2048 bits or more'],
  [/\bmd5\(/, 'MD5'],
  [/\brc4\(/, 'RC4'],
  [/\brandom(Bytes|Int|UUID)\(|getRandomValues\(/, 'random numbers of the system'],
]

const folders = ['journey', 'contract', 'providers', 'server', 'bank', 'web']

/** Which file of the product uses which algorithm, found in the source; why, and with which key, is said by hand. */
export function render(): string {
  const found = new Map(folders.flatMap(sourcesUnder).flatMap((file) => entryOf(file)))
  // Random numbers alone are ids, unless they are said to be more.
  const listed = [...found].filter(([file, names]) => uses[file] || names.some((name) => name !== randomAlone))
  const unsaid = listed.filter(([file]) => !uses[file]).map(([file]) => file)
  const gone = Object.keys(uses).filter((file) => !found.has(file))
  if (unsaid.length + gone.length > 0)
    throw new Error(
      `tools/generate/cryptography-uses.ts: say what these are for: ${unsaid.join(', ') || '–'}; gone: ${gone.join(', ') || '–'}`,
    )
  const rows = listed.map(([file, names]) => [
    `[${file}](../../${file})`,
    names.join(', '),
    uses[file]?.key ?? '–',
    uses[file]?.purpose ?? '',
  ])
  return `${generated}

# Cryptography

Every algorithm that the product uses by itself, where, with which key and for what; found in the source. Primitives are Node's
(OpenSSL) and the browser's (Web Crypto), none are our own but MD5 and RC4, which read old PDFs and protect nothing. TLS is that of
Node, OpenSSL and the balancer.

${table(['file', 'algorithms', 'key', 'for what'], rows)}
`
}

const randomAlone = 'random numbers of the system'

function entryOf(file: string): [string, string[]][] {
  const text = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/?\*|\/\/|--|import )/.test(line))
    .join('\n')
  const names = signs.flatMap(([sign, name]) => (sign.test(text) ? [name] : []))
  return names.length > 0 ? [[file, names]] : []
}

const sourcesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|sql)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter(
      (file) =>
        !/node_modules|\/dist\/|\.test\.|-for-tests|\/tests\/|\/test-|conformance|\.examples\.|web\/(gallery|examples)\//.test(
          file,
        ),
    )
    .toSorted()

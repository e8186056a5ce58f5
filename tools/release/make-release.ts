import { execFileSync } from 'node:child_process'
import { createHash, createPrivateKey, sign } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export const sumsFile = 'SHA256SUMS'
export const signatureFile = 'SHA256SUMS.sig'

/** Documents that a release has beside the tarball, from their places in the tree. */
const documents = { 'licences.md': 'docs/generated/licences.md', 'cryptography.md': 'docs/generated/cryptography.md' }

export const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

interface Release {
  /** A clone without changes. */
  root: string
  /** A folder that is empty or not there yet. */
  folder: string
  /** The releaser's Ed25519 key, PEM. */
  privateKey: string
}

/**
 * Writes the files of a release: tarball, SBOM, lists, checksums, signature. The same commit gives the same bytes, so that a bank
 * can make it again and compare.
 */
export function makeRelease({ root, folder, privateKey }: Release): string[] {
  const key = createPrivateKey(privateKey)
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error('The key must be an Ed25519 key: openssl genpkey -algorithm ed25519')
  if (git(root, 'status', '--porcelain').length > 0)
    throw new Error('The tree has changes: commit them, a release is of a commit.')
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Named
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  const files: Record<string, Buffer | string> = {
    [`${name}-${version}.tar.gz`]: tarballOf(root, `${name}-${version}/`),
    'sbom.cdx.json': sbomOf(root, name),
  }
  for (const [file, place] of Object.entries(documents)) files[file] = git(root, 'show', `HEAD:${place}`)
  const sums = Object.entries(files).map(([file, content]) => `${sha256(content)}  ${file}\n`)
  const signed = Buffer.from(sums.toSorted().join(''))
  Object.assign(files, { [sumsFile]: signed, [signatureFile]: sign(null, signed, key) })
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
  return Object.keys(files)
}

interface Named {
  name: string
  version: string
}

/** Git sorts the files and gives them the commit's time; this gzip has no time of its own. */
const tarballOf = (root: string, prefix: string): Buffer =>
  gzipSync(git(root, 'archive', '--format=tar', `--prefix=${prefix}`, 'HEAD'), { level: 9 })

/** CycloneDX from the lock file. npm puts in a random number, the time and the name of the folder: the commit's instead. */
function sbomOf(root: string, name: string): string {
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  const sbom = JSON.parse(
    execFileSync('npm', options, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  const commit = git(root, 'rev-parse', 'HEAD').toString().trim()
  const digits = sha256(`sbom of ${commit}`)
  const uuid = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ]
  sbom.serialNumber = `urn:uuid:${uuid.join('-')}`
  sbom.metadata.timestamp = new Date(
    git(root, 'show', '--no-patch', '--format=%cI', 'HEAD').toString().trim(),
  ).toISOString()
  sbom.metadata.component.name = name
  return `${JSON.stringify(sbom, null, 2)}\n`
}

const git = (root: string, ...options: string[]): Buffer =>
  execFileSync('git', options, { cwd: root, maxBuffer: 2 ** 30 })

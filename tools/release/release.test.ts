import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRelease } from './make-release.ts'
import { verifyRelease } from './verify-release.ts'

const pair = () =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
const { privateKey, publicKey } = pair()
const folder = mkdtempSync(join(tmpdir(), 'release-'))
const first = join(folder, 'first')

/** A small product; its second clone lies in a folder of another name. */
beforeAll(() => {
  const root = join(folder, 'product')
  mkdirSync(join(root, 'docs/generated'), { recursive: true })
  const product = { name: 'product', version: '1.2.3', license: 'MIT' }
  writeFileSync(join(root, 'package.json'), JSON.stringify(product))
  const packages = { '': product }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ ...product, lockfileVersion: 3, packages }))
  for (const file of ['licences', 'cryptography']) writeFileSync(join(root, `docs/generated/${file}.md`), `# ${file}\n`)
  const git = (...options: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...options], { cwd: root })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'All of it')
  git('clone', '--quiet', root, join(folder, 'again'))
  makeRelease({ root, folder: first, privateKey })
})
afterAll(() => rmSync(folder, { recursive: true }))

const changed = (name: string, change: (at: string) => void): string[] => {
  const copy = join(folder, name)
  cpSync(first, copy, { recursive: true })
  change(copy)
  return verifyRelease(copy, publicKey)
}

test('a release that is made again from another clone has the same bytes', () => {
  const second = join(folder, 'second')
  makeRelease({ root: join(folder, 'again'), folder: second, privateKey })
  const contents = (at: string) =>
    readdirSync(at).map((file) => [file, readFileSync(join(at, file)).toString('base64')])
  expect(contents(second)).toEqual(contents(first))
  expect(readdirSync(first)).toContain('product-1.2.3.tar.gz')
})

test('a release verifies under its key, and under no other', () => {
  expect(verifyRelease(first, publicKey)).toEqual([])
  expect(verifyRelease(first, pair().publicKey)).toEqual(['SHA256SUMS was not signed with this key.'])
})

test('each file that is changed, gone or added is found', () => {
  for (const file of readdirSync(first).filter((name) => !name.startsWith('SHA256SUMS')))
    expect(changed(`changed-${file}`, (at) => appendFileSync(join(at, file), ' '))).toEqual([
      `${file} is not as it was signed.`,
    ])
  expect(changed('sums', (at) => appendFileSync(join(at, 'SHA256SUMS'), ' '))).toEqual([
    'SHA256SUMS was not signed with this key.',
  ])
  expect(changed('gone', (at) => rmSync(join(at, 'sbom.cdx.json')))).toEqual(['sbom.cdx.json is missing.'])
  expect(changed('unsigned', (at) => rmSync(join(at, 'SHA256SUMS.sig')))).toEqual(['SHA256SUMS.sig is missing.'])
  expect(changed('added', (at) => writeFileSync(join(at, 'more'), ''))).toEqual([
    'more does not belong to the release.',
  ])
})

test('no release is made of changes that are not committed', () => {
  writeFileSync(join(folder, 'again/more'), '')
  const release = () => makeRelease({ root: join(folder, 'again'), folder: join(folder, 'third'), privateKey })
  expect(release).toThrow('The tree has changes')
})

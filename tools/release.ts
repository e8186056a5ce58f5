import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './product.ts'
import { makeRelease } from './release/make-release.ts'
import { verifyRelease } from './release/verify-release.ts'

const usage = `npm run release -- --key KEY [--out FOLDER]      makes the files of a release from this commit
npm run release -- --verify FOLDER --key KEY     says whether they are as they were signed

KEY     a file: the releaser's Ed25519 private key (openssl genpkey -algorithm ed25519), to verify the public one
FOLDER  release, if not named`

try {
  const { values } = parseArgs({
    options: { key: { type: 'string' }, out: { type: 'string' }, verify: { type: 'string' } },
  })
  if (!values.key) throw new Error(usage)
  const key = readFileSync(values.key, 'utf8')
  if (values.verify === undefined) {
    const folder = values.out ?? join(root, 'release')
    console.log(makeRelease({ root, folder, privateKey: key }).join('\n'))
  } else {
    const wrong = verifyRelease(values.verify, key)
    console.log(wrong.length === 0 ? 'The release is as it was signed.' : wrong.join('\n'))
    process.exitCode = wrong.length === 0 ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { specifiedPagePolicy } from '@card-journey/journey/policy-for-tests.ts'
import { expect, test } from 'vitest'
import { createPages } from './pages.ts'
import { themeColours } from './theme-colours.ts'

/** A build whose renderer dies of every page, the failure screen included. */
function deadlyBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  for (const part of ['client', 'server']) mkdirSync(join(folder, part))
  for (const file of ['client/manifest.json', 'inline.json', 'early.json']) writeFileSync(join(folder, file), '{}')
  writeFileSync(join(folder, 'server/entry-server.js'), 'export const render = () => process.exit(1)')
  writeFileSync(
    join(folder, 'server/entry-plans.js'),
    `export const planPage = (path) => ({ screen: 'cards', path, status: 200, query: {} })
    export const pageNeeds = () => []`,
  )
  return folder
}

test('a page that can’t be rendered, nor the failure screen, is a plain page in words that tries again', async () => {
  const distFolder = deadlyBuild()
  const failures: unknown[] = []
  const pages = await createPages({
    distFolder,
    secure: false,
    inOneVersion: (work) => work(),
    brand: () => ({}),
    policy: () => specifiedPagePolicy,
    setting: {},
    master: () => Promise.resolve(undefined),
    origin: 'http://cards.example',
    colours: () => themeColours.pvrb,
    onFailure: (path, error) => failures.push([path, String(error)]),
  })
  const open = (acceptLanguage: string) => pages.respond({ path: '/cards', query: {}, acceptLanguage })
  for (const [language, words] of [
    ['en', 'This page can’t be shown right now'],
    ['hi', 'यह पेज इस समय नहीं दिखाया जा सकता'],
  ] as const) {
    const { status, headers, body } = await open(language)
    expect([status, headers['content-language'], headers['cache-control']]).toEqual([503, language, 'no-store'])
    expect(body.toString()).toContain(words)
    expect(body.toString()).toContain(`http-equiv="refresh" content="${headers['retry-after']}"`)
  }
  expect(failures).toContainEqual(['/cards', 'Error: the renderer exited with 1'])
  await pages.close()
  rmSync(distFolder, { recursive: true })
})

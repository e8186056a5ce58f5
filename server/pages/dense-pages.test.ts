import { specifiedPagePolicy } from '@card-journey/journey/policy-for-tests.ts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../tests/eventually.ts'
import { createPages } from './pages.ts'

/** Words of a page, different enough that how hard they are compressed shows. */
const words = Array.from({ length: 4000 }, (_none, at) => `${(at * 7919) % 977} ${Math.sin(at).toString(36)}`).join(' ')

function builtApp(): string {
  const distFolder = mkdtempSync(join(tmpdir(), 'card-journey-pages-'))
  onTestFinished(() => rmSync(distFolder, { recursive: true }))
  for (const folder of ['client', 'server']) mkdirSync(join(distFolder, folder))
  writeFileSync(
    join(distFolder, 'client/manifest.json'),
    JSON.stringify({ 'entry-client.tsx': { file: 'assets/e.js' } }),
  )
  for (const file of ['inline.json', 'early.json']) writeFileSync(join(distFolder, file), '{}')
  const page = {
    html: words,
    title: '',
    siteName: '',
    noscript: '',
    oldBrowser: { heading: '', text: '' },
    screen: 'cards',
    modules: { screen: { file: 'a.tsx', component: 'A' }, lateTexts: {} },
    texts: {},
    messages: {},
    mistake: '',
    summary: { markup: '', headings: [] },
  }
  writeFileSync(
    join(distFolder, 'server/entry-plans.js'),
    `export const planPage = (path) => ({ screen: 'cards', path, status: 200, query: {} })
    export const pageNeeds = () => []`,
  )
  writeFileSync(join(distFolder, 'server/entry-server.js'), `export const render = () => (${JSON.stringify(page)})`)
  return distFolder
}

test('the first visitor gets a page at once; those after get it compressed as hard as possible, unchanged', async () => {
  const pages = await createPages({
    distFolder: builtApp(),
    inOneVersion: (work) => work(),
    brand: () => ({}),
    policy: () => specifiedPagePolicy,
    setting: {},
    master: async () => undefined,
    origin: 'https://cards.bank.example',
    colours: () => ({ light: '#fff', dark: '#000', accent: '#00f', accentText: '#fff' }),
    secure: true,
    onFailure: (_path, error) => {
      throw error
    },
  })
  onTestFinished(() => pages.close())
  const visit = async () => (await pages.respond({ path: '/cards', query: {}, acceptEncoding: 'br' })).body
  const html = brotliDecompressSync(await visit())
  const dense = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  await eventually(async () => {
    const later = await visit()
    expect(later.length).toBe(dense.length)
    expect(brotliDecompressSync(later).equals(html)).toBe(true)
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '../tests/eventually.ts'
import { openRenderer } from './renderer.ts'

test('a renderer that has died renders the next page', async () => {
  const distFolder = mkdtempSync(join(tmpdir(), 'renderer-'))
  mkdirSync(join(distFolder, 'server'))
  writeFileSync(
    join(distFolder, 'server/entry-server.js'),
    `export const allPaths = () => ['/cards']
    export const planPage = () => { setTimeout(() => { throw new Error('died') }); return new Promise(() => {}) }`,
  )
  const renderer = openRenderer(distFolder)
  expect(await renderer.allPaths()).toEqual(['/cards'])
  await expect(renderer.planPage('/cards', {})).rejects.toThrow('died')
  await eventually(async () => {
    const answer = await Promise.race([renderer.allPaths(), new Promise((late) => setTimeout(late, 3000, 'none'))])
    expect(answer).toEqual(['/cards'])
  })
  await renderer.close()
  rmSync(distFolder, { recursive: true })
})

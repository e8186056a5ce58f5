import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { copiedFolder, edit } from './files-for-tests.ts'
import { loadMasterData } from './load.ts'
import type { MasterData } from './load.ts'
import { watchMasterData } from './watch.ts'

test('a changed file is served without a restart; a broken one changes nothing until it is fixed', async () => {
  const folder = copiedFolder()
  let current: MasterData = loadMasterData(folder)
  const broken: unknown[] = []
  const watch = watchMasterData(
    folder,
    (master) => (current = master),
    (error) => broken.push(error),
    current.version,
  )
  onTestFinished(() => watch.close())

  edit(folder, 'charges.json', '299', '349')
  await vi.waitFor(() => expect(current.charges.addOnCardFee).toBe(349), { timeout: 60_000 })

  edit(folder, 'products/utsav.json', '"priority": "100"', '"priority": 100')
  await vi.waitFor(() => expect(broken).toHaveLength(1), { timeout: 60_000 })
  expect(String(broken[0])).toContain('products/utsav.json › priority: must be a text in quotes, found 100')
  expect(current.charges.addOnCardFee).toBe(349)

  edit(folder, 'products/utsav.json', '"priority": 100', '"priority": "101"')
  await vi.waitFor(() => expect(current.products[0]?.priority).toBe('101'), { timeout: 60_000 })

  const { version } = current
  writeFileSync(join(folder, 'note.txt'), 'an editor’s own file')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(current.version).toBe(version)
})

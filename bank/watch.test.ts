import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { copiedFolder, edit } from './files-for-tests.ts'
import { watchMasterData } from './watch.ts'

const soon = { timeout: 5000 }

test('a changed file is served without a restart; a broken one changes nothing until it is mended', async () => {
  const folder = copiedFolder()
  const versions: string[] = []
  const errors: string[] = []
  const watch = watchMasterData(folder, {
    onChange: (master) => versions.push(master.version),
    onError: (error) => errors.push(error.message),
  })
  onTestFinished(() => watch.stop())
  expect(watch.current().charges.addOnCardFee).toBe(299)

  edit(folder, 'charges.json', '299', '349')
  await vi.waitFor(() => expect(watch.current().charges.addOnCardFee).toBe(349), soon)
  expect(versions).toEqual([watch.current().version])

  edit(folder, 'products/utsav.json', '"priority": "100"', '"priority": 100')
  await vi.waitFor(() => expect(errors).toHaveLength(1), soon)
  expect(errors[0]).toContain('products/utsav.json › priority: must be a text in quotes, found 100')
  expect(watch.current().charges.addOnCardFee).toBe(349)

  edit(folder, 'products/utsav.json', '"priority": 100', '"priority": "101"')
  await vi.waitFor(() => expect(watch.current().products[0]?.priority).toBe('101'), soon)

  writeFileSync(join(folder, 'note.txt'), 'an editor’s own file')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(versions).toHaveLength(2)
})

test('a folder that cannot be used at the start is refused at once', () => {
  const folder = copiedFolder()
  edit(folder, 'charges.json', '299', '-299')
  expect(() => watchMasterData(folder, { onChange: () => {}, onError: () => {} })).toThrow(
    /charges\.json › addOnCardFee/,
  )
})

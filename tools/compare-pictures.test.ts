import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, onTestFinished, test } from 'vitest'
import { acceptPictures, comparePictures } from './compare-pictures.ts'

/** A grey picture with the first pixels black. */
function drawn(width: number, height: number, black: number): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(200)
  for (let pixel = 0; pixel < black; pixel++) png.data.set([0, 0, 0, 255], pixel * 4)
  return PNG.sync.write(png)
}

test('a picture is compared with the accepted one: what is new, larger or drawn otherwise is named; a caret is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'card-journey-pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const folders = {
    from: join(folder, 'states'),
    accepted: join(folder, 'accepted'),
    differences: join(folder, 'changed'),
  }
  const pictures = ['same.png', 'caret.png', 'larger.png', 'redrawn.png']
  mkdirSync(folders.from)
  for (const picture of pictures) writeFileSync(join(folders.from, picture), drawn(100, 200, 0))
  await acceptPictures(pictures, folders.from, folders.accepted)
  expect(await comparePictures(pictures, folders)).toEqual({ added: [], changed: [] })

  writeFileSync(join(folders.from, 'caret.png'), drawn(100, 200, 3))
  writeFileSync(join(folders.from, 'larger.png'), drawn(100, 240, 0))
  writeFileSync(join(folders.from, 'redrawn.png'), drawn(100, 200, 100))
  writeFileSync(join(folders.from, 'new.png'), drawn(100, 200, 0))
  expect(await comparePictures([...pictures, 'new.png'], folders)).toEqual({
    added: ['new.png'],
    changed: [
      { picture: 'larger.png', why: '100 × 200 is now 100 × 240' },
      { picture: 'redrawn.png', why: '0.50 % of it' },
    ],
  })
  expect(existsSync(join(folders.differences, 'redrawn.png'))).toBe(true)
})

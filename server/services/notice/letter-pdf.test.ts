import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { loadMasterData } from '@card-journey/bank/load.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { endReasons, type EndReason } from '@card-journey/journey/application/end-reasons.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { languages, type Language } from '@card-journey/journey/texts/languages.ts'
import { Blob, Buffer as ShapingBuffer, Face, Font, shape } from 'harfbuzzjs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { composeNotice } from './compose-notice.ts'
import { letterFonts, letterPdf } from './letter-pdf.ts'
import type { Notice } from './read-notice.ts'

const at = Date.parse('2026-11-19T11:00:00+05:30')
const master = loadMasterData()
const found = reachable('NTB').find(({ record }) => record.completedScreen === 'BRE_REJECT')?.record

function noticeFor(reason: EndReason, language: Language): Notice {
  const record = found as Application
  const ending = { marker: record.completedScreen, reason, at: new Date(at).toISOString() } as const
  const rejectedDate = new Date(at).toISOString()
  const told = composeNotice({ ...record, rejectedDate, facts: { ...record.facts, ending } }, at, master)[language]
  if (!told) throw new Error('no text')
  const sha256 = createHash('sha256').update(told.text).digest('hex')
  return { ...(told as Pick<Notice, 'subject' | 'parts' | 'text'>), reason, language, madeAt: ending.at, sha256 }
}

const open = async (pdf: Buffer) => getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise

test('the letter as a PDF says every word of the text, selectable, with its title, language, tags and fingerprint', async () => {
  const notice = noticeFor('creditReport', 'en')
  const text = notice.text.replace('Dear', 'A fee of ₹500 is returned.\nDear')
  const document = await open(await letterPdf({ ...notice, text }))
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Title: notice.subject, Language: 'en' })
  // Safe: pdf.js types it as an object and gives a map.
  expect(((await document.getMarkInfo()) as unknown as Map<string, boolean>).get('Marked')).toBe(true)
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))
  expect(pages.length).toBeGreaterThan(1)
  const contents = await Promise.all(pages.map((page) => page.getTextContent()))
  const words = (from: string) => from.replaceAll(/^- |•|\s+/gm, '')
  const said = contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('')
  expect(words(said)).toBe(words(`${text}SHA-256: ${notice.sha256}`))
  const tree = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())))
  for (const role of ['Document', 'H2', 'P', 'L', 'LI', 'LBody']) expect(tree).toContain(`"role":"${role}"`)
})

test('the fonts of the letter are embedded, and the same text makes the same file', async () => {
  const notice = noticeFor('general', 'hi')
  const pdf = await letterPdf(notice)
  expect(pdf.toString('latin1')).toMatch(/\/FontFile[23]/)
  expect(pdf.toString('latin1')).not.toContain('/BaseFont /Helvetica')
  expect((await letterPdf(notice)).equals(pdf)).toBe(true)
})

interface Laid {
  glyphs: { id: number }[]
  positions: { xAdvance: number; xOffset: number; yOffset: number }[]
}

// Safe: fontkit, which lays out the words for pdfkit, has no types of its own.
const { openSync } = createRequire(import.meta.resolve('pdfkit'))('fontkit') as {
  openSync: (file: string) => { layout: (word: string) => Laid }
}

test.each(['regular', 'bold'] as const)(
  'every word of every notice is shaped as HarfBuzz shapes it, in every language (%s)',
  (weight) => {
    const path = fileURLToPath(letterFonts[weight]())
    const file = readFileSync(path)
    const font = new Font(new Face(new Blob(new Uint8Array(file).buffer)))
    const byHarfBuzz = (word: string) => {
      const buffer = new ShapingBuffer()
      buffer.addText(word)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      const at = buffer.getGlyphPositions()
      return buffer
        .getGlyphInfos()
        .map(({ codepoint }, index) => [codepoint, at[index]?.xAdvance, at[index]?.xOffset, at[index]?.yOffset])
    }
    const ours = openSync(path)
    const byUs = (word: string) => {
      const { glyphs, positions } = ours.layout(word)
      return glyphs.map(({ id }, index) => {
        const { xAdvance, xOffset, yOffset } = positions[index] as Laid['positions'][number]
        return [id, xAdvance, xOffset, yOffset]
      })
    }
    const words = new Set(
      languages.flatMap((language) =>
        endReasons.flatMap((reason) => noticeFor(reason, language).text.split(/\s+/).filter(Boolean)),
      ),
    )
    expect([...words].filter((word) => /[\u0900-\u0963]/.test(word)).length).toBeGreaterThan(150)
    expect([...words].filter((word) => JSON.stringify(byUs(word)) !== JSON.stringify(byHarfBuzz(word)))).toEqual([])
    // A glyph that the font lacks has the number 0.
    expect([...words].filter((word) => byUs(word).some(([id]) => id === 0))).toEqual([])
  },
)

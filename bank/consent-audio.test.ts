import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { audioFile, consentAudio, hashInWav, spokenConsent, textHash } from './consent-audio.ts'
import { defaultFolder, loadMasterData } from './load.ts'
import { languages } from './schema/words.ts'
import { audioAt, consentIn, consentLanguages } from './spoken-consent.ts'

const master = loadMasterData()
const consent = master.consents.find(({ code }) => code === spokenConsent)
const wavOf = (language: (typeof languages)[number]) => readFileSync(join(defaultFolder, audioFile(language)))

test.each(languages)(
  '[SC-41, VK-13] %s: the consent is written, and its recording names the very text it was spoken from',
  (language) => {
    const text = consent?.text[language] ?? ''
    expect(text).not.toBe('')
    expect(hashInWav(wavOf(language)), 'run node bank/tools/speak-consent.ts').toBe(textHash(text))
    const said = consentIn(master, language)
    expect(said).toMatchObject({ spokenIn: language, version: consent?.version, text })
    expect(audioAt(master, said?.audio ?? '')).toBe(audioFile(language))
  },
)

test('every text is its own: none is the English one', () => {
  expect(new Set(languages.map((language) => consent?.text[language])).size).toBe(languages.length)
  expect(consentLanguages(master).map(({ code }) => code)).toEqual(languages)
})

test.each(languages)('%s: the audio is of one channel at 8 kHz, a byte a sample', (language) => {
  const wav = wavOf(language)
  expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([
    7, 1, 8000, 8,
  ])
  expect(wav.readUInt32LE(4) + 8).toBe(wav.length)
})

test('all audio together is under 3 MB', () => {
  const bytes = languages.map((language) => statSync(join(defaultFolder, audioFile(language))).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000)
})

test('an audio whose text has changed since is offered to nobody, and another file has no hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'consent-audio-'))
  cpSync(join(defaultFolder, 'audio'), join(folder, 'audio'), { recursive: true })
  const changed = master.consents.map((each) =>
    each.code === spokenConsent ? { ...each, text: { ...each.text, hi: `${each.text.hi} नया` } } : each,
  )
  expect([...consentAudio(folder, changed).keys()]).toEqual(languages.filter((language) => language !== 'hi'))
  expect(consentAudio(join(folder, 'nowhere'), changed).size).toBe(0)
  expect(hashInWav(Buffer.from('no sound at all'))).toBeUndefined()
  rmSync(folder, { recursive: true })
})

test('a path that no text has now leads to no file', () => {
  expect(audioAt(master, '/consent-audio/hi-0000000000000000.wav')).toBeUndefined()
  expect(audioAt(master, '/consent-audio/../brand.json')).toBeUndefined()
})

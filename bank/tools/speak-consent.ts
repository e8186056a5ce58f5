import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { audioFile, spokenConsent, textHash } from '../consent-audio.ts'
import { defaultFolder, loadMasterData } from '../load.ts'
import { languages } from '../schema/words.ts'
import { readWav, telephoneWav } from './telephone-wav.ts'

/** Words a minute: slow enough to follow something that is agreed to. */
const pace = '150'

/**
 * Reads the Aadhaar consent aloud in every language that has it, by espeak-ng, offline:
 * `node bank/tools/speak-consent.ts [folder]`. Run it after a change of that text or of the bank's name; the files are
 * committed. Each carries the hash of its text, and one whose text has changed is offered to nobody.
 */
const folder = process.argv[2] ?? defaultFolder
const consent = loadMasterData(folder).consents.find(({ code }) => code === spokenConsent)
for (const language of languages) {
  const text = consent?.text[language]
  if (text === undefined) continue
  const voice = language === 'en' ? 'en-gb' : language
  const spoken = spawnSync('espeak-ng', ['-v', voice, '-s', pace, '-b', '1', '--stdout'], {
    input: text,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (spoken.status !== 0) throw new Error(`espeak-ng: ${spoken.error?.message ?? String(spoken.stderr)}`)
  const file = join(folder, audioFile(language))
  mkdirSync(dirname(file), { recursive: true })
  const wav = telephoneWav(readWav(spoken.stdout), textHash(text))
  writeFileSync(file, wav)
  process.stdout.write(`${file}: ${Math.round(wav.length / 1024)} kB\n`)
}

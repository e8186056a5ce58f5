import { expect, test } from 'vitest'
import { defaultFolder, loadMasterData } from './load.ts'

test('a consent is in the words of whoever agrees: no word of it stands in two genders', () => {
  const doubled = loadMasterData(defaultFolder).consents.flatMap(({ code, text, title }) =>
    [text, title].flatMap((said) =>
      Object.entries(said).flatMap(([language, words]) =>
        // सकता/सकती, शकतो / शकते
        (words.match(/\p{Script=Devanagari}+ ?\/ ?\p{Script=Devanagari}+/gu) ?? []).map(
          (word) => `${code} ${language}: ${word}`,
        ),
      ),
    ),
  )
  expect(doubled).toEqual([])
})

test('what a card needs is agreed to, not asked for by the one who ticks it', () => {
  const asking = loadMasterData(defaultFolder).consents.flatMap(({ code, mandatory, text }) =>
    mandatory === 'Y' && /(^|\. )Send me\b/.test(text['en'] ?? '') ? [code] : [],
  )
  expect(asking).toEqual([])
})

test('a late payment has a charge in Hindi, as in the key facts', () => {
  const words = loadMasterData(defaultFolder).consents.find(({ code }) => code === 'KFS')?.text['hi']
  expect(words).toContain('देर से भुगतान करने पर लगने वाला शुल्क')
})

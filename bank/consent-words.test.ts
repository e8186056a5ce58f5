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

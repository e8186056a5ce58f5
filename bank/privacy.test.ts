import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as unknown

test('the privacy notice names the days after which an unfinished application is erased, in every language', () => {
  const { expiryDays } = read('policy') as { expiryDays: number }
  const { sections } = read('documents/privacy') as {
    sections: { heading: { en: string }; paragraphs: Record<string, string>[] }[]
  }
  const [kept] = sections.find(({ heading }) => heading.en === 'How long we keep it')?.paragraphs ?? []
  for (const words of Object.values(kept ?? {})) expect(words).toContain(` ${expiryDays} `)
  expect(Object.keys(kept ?? {}).length).toBeGreaterThan(1)
})

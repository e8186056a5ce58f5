import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as unknown

test('the privacy notice names the days after which an unfinished application, and one without a card, is erased, in every language', () => {
  const { expiryDays, retention } = read('policy') as {
    expiryDays: number
    retention: { endedApplicationDays: number }
  }
  const { sections } = read('documents/privacy') as {
    sections: { heading: { en: string }; paragraphs: Record<string, string>[] }[]
  }
  const [kept] = sections.find(({ heading }) => heading.en === 'How long we keep it')?.paragraphs ?? []
  for (const words of Object.values(kept ?? {}))
    for (const days of [expiryDays, retention.endedApplicationDays]) expect(words).toContain(` ${days} `)
  expect(Object.keys(kept ?? {}).length).toBeGreaterThan(1)
})

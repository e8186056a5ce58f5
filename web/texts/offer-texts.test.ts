import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsOfScreen } from './catalogues.ts'

const offer = new URL('../screens/offer/', import.meta.url)
const source = (file: string) => readFileSync(new URL(file, offer), 'utf8')

test.each([
  ['tcc', 'tcc/TccScreen.tsx', ['DeclineOffer', 'LimitChoice']],
  ['tc', 'tc/TcScreen.tsx', ['DeclineOffer', 'KeyFacts']],
] as const)('%s loads the words of the parts that it shares with the offer', (id, file, parts) => {
  const screen = source(file)
  for (const part of parts) {
    expect(screen).toContain(`<${part} />`)
    const used = [...source(`${part}.tsx`).matchAll(/useTexts\('([\w-]+)'\)/g)].map(([, name]) => name)
    expect(textsOfScreen(id)).toEqual(expect.arrayContaining(used))
  }
})

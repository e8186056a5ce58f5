import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsOfScreen } from './catalogues.ts'

const offer = new URL('../screens/offer/', import.meta.url)
const source = (file: string) => readFileSync(new URL(file, offer), 'utf8')

test('the terms after the final decision load the words of the parts that they share with the offer', () => {
  const screen = source('tcc/TccScreen.tsx')
  for (const part of ['DeclineOffer', 'LimitChoice']) {
    expect(screen).toContain(`<${part} />`)
    const used = [...source(`${part}.tsx`).matchAll(/useTexts\('([\w-]+)'\)/g)].map(([, name]) => name)
    expect(textsOfScreen('tcc')).toEqual(expect.arrayContaining(used))
  }
})

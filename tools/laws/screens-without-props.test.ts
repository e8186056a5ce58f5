import { expect, test } from 'vitest'
import { filesUnder, textOf } from './tree.ts'

const components = filesUnder('web/screens').filter((file) => file.endsWith('Screen.tsx'))
const takesProps = (file: string): boolean => /^export function \w+Screen\([^)]/m.test(textOf(file))

test('a screen needs no props: whatever it shows or calls, it finds by itself', () => {
  expect(components.length).toBeGreaterThan(50)
  expect(components.filter(takesProps)).toEqual([])
})

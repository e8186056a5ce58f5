import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(join(import.meta.dirname, 'theme.js'), 'utf8')

/** The class of <html> after the script, where the applicant last looked at a card of the airline's theme. */
function classAt(pathname: string): string {
  const documentElement = { className: 'theme-pvrb', setAttribute: () => {} }
  const localStorage = { getItem: () => 'airline' }
  runInNewContext(script, { document: { documentElement }, localStorage, location: { pathname }, history: {} })
  return documentElement.className
}

test.each([
  ['/cards', 'theme-pvrb'],
  ['/compare-cards', 'theme-pvrb'],
  ['/card-details', 'theme-airline'],
  ['/verify/mobile', 'theme-airline'],
  ['/auth/work-details', 'theme-airline'],
])('[PL-08, ST-05] before the first paint %s has %s: no card is selected where all are', (path, theme) => {
  expect(classAt(path)).toBe(theme)
})

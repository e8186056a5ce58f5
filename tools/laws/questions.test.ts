import { type AskingScreen, forms } from '@card-journey/journey/steps/forms.ts'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { filesUnder, isTest, textOf } from './tree.ts'

/** Shown to be confirmed and sent again as they stand: nothing is typed. */
const confirmed: readonly string[] = ['city', 'state', 'addressLine1', 'addressLine2', 'landmark'].map(
  (field) => `confirm-office-address ${field}`,
)

const components = filesUnder('web/screens').filter((file) => !isTest(file) && !file.endsWith('.examples.tsx'))

/** Code of a screen: its component, and what that imports of the screens' code. */
function codeOf(screen: string): string {
  const reached = new Set(components.filter((file) => file.endsWith('Screen.tsx') && file.split('/').at(-2) === screen))
  for (const file of reached)
    for (const [, path = ''] of textOf(file).matchAll(/['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g)) {
      const imported = join(dirname(file), path)
      if (components.includes(imported)) reached.add(imported)
    }
  return [...reached].map(textOf).join('\n')
}

test('every question that a form asks has a control on its screen', () => {
  const missing = (Object.keys(forms) as AskingScreen[]).flatMap((screen) => {
    const code = codeOf(screen)
    return Object.keys(forms[screen].questions)
      .filter((field) => !new RegExp(`['"]${field}['"]|\\b${field}:`).test(code))
      .map((field) => `${screen} ${field}`)
  })
  expect(missing).toEqual(confirmed)
})

import { type AskingScreen, forms } from '@card-journey/journey/steps/forms.ts'
import { expect, test } from 'vitest'
import { filesUnder, isTest, textOf } from './tree.ts'

/** Questions without a control so far: the screen's path is not built. The list only shrinks. */
const awaiting: readonly string[] = []

const components = filesUnder('web/screens').filter((file) => !isTest(file) && !file.endsWith('.examples.tsx'))

/** Code of a screen: its own folder, and what the screens of its part share. */
const codeOf = (screen: string): string => {
  const own = components.filter((file) => file.split('/').at(-2) === screen)
  const part = own[0]?.split('/')[2] ?? ''
  const ofPart = components.filter((file) => file.split('/').length === 4 && file.split('/')[2] === part)
  return [...own, ...ofPart, ...components.filter((file) => file.endsWith('/ConsentBoxes.tsx'))].map(textOf).join('\n')
}

test('every question that a form asks has a control on its screen', () => {
  const missing = (Object.keys(forms) as AskingScreen[]).flatMap((screen) => {
    const code = codeOf(screen)
    return Object.keys(forms[screen].questions)
      .filter((field) => !new RegExp(`['"]${field}['"]|\\b${field}:`).test(code))
      .map((field) => `${screen} ${field}`)
  })
  expect(missing).toEqual(awaiting)
})

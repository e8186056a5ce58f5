import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setupI18n, type Messages } from '@lingui/core'
import { screenIds } from '@card-journey/journey/ids/screen-ids.ts'
import { forms } from '@card-journey/journey/steps/forms.ts'
import { expect, test } from 'vitest'
import { formSources } from './early-scripts.ts'
import { textsList } from './list-texts.ts'
import { formatMessage, type Values } from '../texts/format-message.ts'
import { screensToServe } from './screens-to-serve.ts'
import { compileTexts } from './texts-plugin.ts'

test('compiled messages say what their ICU text says, in each plural form', () => {
  const compiled = compileTexts({
    plain: 'Saved',
    named: 'Saved {time}',
    many: '{count, plural, =0 {Nothing found} one {# card} other {# cards}}',
  })
  expect(compiled['plain']).toBe('Saved')
  const messages = { ...compiled, plain: ['Saved'] } as unknown as Messages
  const i18n = setupI18n({ locale: 'en', locales: 'en-IN', messages: { en: messages } })
  // Compared with the library that compiled them: ours gives the same.
  for (const say of [
    (key: string, values: Values) => i18n._(key, values),
    (key: string, values: Values) => formatMessage(compiled[key] ?? '', values, 'en-IN'),
  ]) {
    expect(say('plain', {})).toBe('Saved')
    expect(say('named', { time: 'now' })).toBe('Saved now')
    expect([0, 1, 3, 123_456].map((count) => say('many', { count }).replace('\u00a0', ' '))).toEqual([
      'Nothing found',
      '1 card',
      '3 cards',
      '1,23,456 cards',
    ])
  }
  expect(() => compileTexts({ when: '{day, date, short}' })).toThrow('when')
})

test('the list of text files that types come from is current (node web/build/list-texts.ts)', () => {
  expect(readFileSync(join(import.meta.dirname, '../texts/texts-of.ts'), 'utf8')).toBe(textsList())
})

test('every screen has code', () => {
  expect(screensToServe()).toEqual(screenIds.toSorted())
})

test('every form of the journey is checked before React has loaded', async () => {
  expect([...(await formSources()).keys()].toSorted()).toEqual(Object.keys(forms).toSorted())
})

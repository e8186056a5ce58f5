import type { FieldWords } from '../fields/words.ts'
import { say, useLanguage, useTexts } from './screen-texts.ts'

/** The texts that fields need, in the applicant's language. */
export function useShellFieldWords(): FieldWords {
  const language = useLanguage()
  const t = useTexts('shell')
  // Created on each render of the app, because late texts may have loaded.
  return {
    message: (key, values) => say(language, 'fields', key, values) ?? say(language, 'fields', 'fieldRefused') ?? '',
    show: t('field.show'),
    hide: t('field.hide'),
    whyWeAsk: t('field.whyWeAsk'),
    day: t('field.day'),
    month: t('field.month'),
    year: t('field.year'),
    get suggestions() {
      return t('field.suggestions')
    },
    get searching() {
      return t('field.searching')
    },
    found: (count) => t('field.found', { count }),
  }
}

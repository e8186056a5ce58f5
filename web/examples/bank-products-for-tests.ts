import preferences from '@card-journey/bank/data/preferences.json' with { type: 'json' }
import parvat from '@card-journey/bank/data/products/parvat.json' with { type: 'json' }
import utsav from '@card-journey/bank/data/products/utsav.json' with { type: 'json' }
import vastraStyle from '@card-journey/bank/data/products/vastra-style.json' with { type: 'json' }
import vayuMiles from '@card-journey/bank/data/products/vayu-miles.json' with { type: 'json' }
import vayuReserve from '@card-journey/bank/data/products/vayu-reserve.json' with { type: 'json' }
import zero from '@card-journey/bank/data/products/zero.json' with { type: 'json' }
import { exampleBrand } from './example-brand.ts'

const bankProducts = { parvat, utsav, vastraStyle, vayuMiles, vayuReserve, zero }

interface Words {
  en: string
  hi: string
}

const names: Readonly<Record<string, Words | string | undefined>> = { ...exampleBrand }

const said = (words: Words, language: 'en' | 'hi') =>
  words[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const named = names[name]
    return (typeof named === 'string' ? named : named?.[language]) ?? whole
  })

/** What one of the bank's cards is praised with, with the names of the examples: a listing is looked at with its words. */
export function bankPraise(card: keyof typeof bankProducts) {
  const { pitch, benefits } = bankProducts[card]
  return {
    pitch: said(pitch, 'en'),
    benefits: benefits.map(({ title, text }) => ({ title: said(title, 'en'), text: said(text, 'en') })),
  }
}

/** The same in Hindi, and what a card may be wanted for, by what it is in English. */
export const praiseInHindi: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(bankProducts)
    .flatMap(({ pitch, benefits }) => [pitch, ...benefits.flatMap(({ title, text }) => [title, text])])
    .concat(preferences.map(({ label }) => label))
    .map((words) => [said(words, 'en'), said(words, 'hi')]),
)

import preferences from '@card-journey/bank/data/preferences.json' with { type: 'json' }
import parvat from '@card-journey/bank/data/products/parvat.json' with { type: 'json' }
import utsav from '@card-journey/bank/data/products/utsav.json' with { type: 'json' }
import vastraStyle from '@card-journey/bank/data/products/vastra-style.json' with { type: 'json' }
import vayuMiles from '@card-journey/bank/data/products/vayu-miles.json' with { type: 'json' }
import vayuReserve from '@card-journey/bank/data/products/vayu-reserve.json' with { type: 'json' }
import zero from '@card-journey/bank/data/products/zero.json' with { type: 'json' }
import { inExampleNames } from './example-brand.ts'

export const bankProducts = { parvat, utsav, vastraStyle, vayuMiles, vayuReserve, zero }

/** What one of the bank's cards is praised with, with the names of the examples: a listing is looked at with its words. */
export function bankPraise(card: keyof typeof bankProducts) {
  const { pitch, benefits } = bankProducts[card]
  return {
    pitch: inExampleNames(pitch, 'en'),
    benefits: benefits.map(({ title, text }) => ({
      title: inExampleNames(title, 'en'),
      text: inExampleNames(text, 'en'),
    })),
  }
}

/** Whom alone a card is for, as the bank says it. */
export const bankNote = inExampleNames(zero.eligibility.note, 'en')

/** The same in Hindi, what a card may be wanted for and the names of designs, by what it is in English. */
export const praiseInHindi: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(bankProducts)
    .flatMap(({ pitch, benefits }) => [pitch, ...benefits.flatMap(({ title, text }) => [title, text])])
    .concat(
      preferences.map(({ label }) => label),
      utsav.designs.map(({ name }) => name),
      zero.eligibility.note,
    )
    .map((words) => [inExampleNames(words, 'en'), inExampleNames(words, 'hi')]),
)

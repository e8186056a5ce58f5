import { loadMasterData } from '@card-journey/bank/load.ts'
import { employmentType } from '@card-journey/journey/fields/employment-type.ts'
import { texts } from '@card-journey/journey/texts/en/fields.ts'
import type { Choice } from '@card-journey/ui/inputs/choice.ts'
import type { DeskContext } from './views.ts'

const choicesOf = (list: readonly { code: string; label: { en: string } }[]): Choice[] =>
  list.map(({ code, label }) => ({ value: code, label: label.en }))

/** The bank's cards and lists, as the desk offers them. Partners sell the restricted cards. */
export function deskContext(masterDataDir?: string): DeskContext & {
  channelCode: string
  nameOfCard: (productLogo: string) => string
} {
  const { products, policy, genders, maritalStatuses, incomeRanges } = loadMasterData(masterDataDir)
  const [channelCode] = policy.channels.telecaller
  if (channelCode === undefined) throw new Error('policy.json names no telecaller channel')
  return {
    cards: products
      .filter(({ isCardVisible, productCode }) => isCardVisible && !policy.restrictedProducts.includes(productCode))
      .map(({ productLogo, productName }) => ({ value: productLogo, label: productName })),
    choices: {
      gender: choicesOf(genders),
      maritalStatus: choicesOf(maritalStatuses),
      incomeRange: choicesOf(incomeRanges),
      employmentType: employmentType.options.map((value) => ({ value, label: texts[`employmentType.${value}`] })),
    },
    channelCode,
    nameOfCard: (productLogo) =>
      products.find((product) => product.productLogo === productLogo)?.productName ?? productLogo,
  }
}

import type { MasterData } from '@card-journey/bank/load.ts'
import { productByLogo } from '@card-journey/bank/find.ts'
import type { Product } from '@card-journey/bank/schema/product.ts'
import type { UnfitCard } from '@card-journey/contract/shapes/unfit-card.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { isPartnerChannel } from '@card-journey/journey/rules/entry/channels.ts'
import { type KnownApplicant, unfitReason } from '@card-journey/journey/rules/product/eligibility.ts'
import { isRestricted } from '@card-journey/journey/rules/product/restricted-products.ts'
import { ageOn } from '@card-journey/journey/fields/dates.ts'

/** The card that an applicant chose, and where they came from: some cards are only sold through some channels. */
interface Chosen {
  productLogo: string
  channelCode: string
}

/** Why the chosen card is not for this applicant, with the cards that are; undefined if it is. */
export function unfitCard(master: MasterData, chosen: Chosen, known: KnownApplicant): UnfitCard | undefined {
  const product = productByLogo(master, chosen.productLogo)
  const reason = product && unfitReason(eligibilityOf(master, product), known)
  if (!reason) return undefined
  const { minimumAge, maximumAge, employmentTypes } = product.eligibility
  const cards = fittingCards(master, chosen.channelCode, known).map(
    ({ productCode, productLogo, productName, isAirlineCobrand, feeCodeDetails }) => ({
      productCode,
      productLogo,
      productName,
      isAirlineCobrand,
      feeCode: feeCodeDetails[0]?.feeCode ?? '',
    }),
  )
  return { reason, productName: product.productName, minimumAge, maximumAge, employmentTypes, cards }
}

/** The cards that this applicant may choose, the bank's favourites first. */
export const fittingCards = (master: MasterData, channelCode: string, known: KnownApplicant): Product[] =>
  master.products
    .filter(
      (product) =>
        product.isCardVisible &&
        (!isRestricted(product.productCode, master.policy) || isPartnerChannel(channelCode, master.policy)) &&
        !unfitReason(eligibilityOf(master, product), known),
    )
    .toSorted((one, other) => Number(other.priority) - Number(one.priority))

/** What the record and the answers of a step say about the applicant. */
export function knownApplicant(application: Application, answers: Readonly<Record<string, string>>, today: string) {
  const birthDate = answers['dateOfBirth'] ?? application.applicantDetails[0].dateOfBirth
  return {
    customerType: application.customerType,
    age: birthDate ? ageOn(birthDate, today) : undefined,
    employmentType: answers['employmentType'] ?? application.workDetails?.employmentType,
  }
}

const eligibilityOf = ({ policy }: MasterData, { productCode, eligibility }: Product) => ({
  ...eligibility,
  customersOnly: policy.digitalAccountProducts.includes(productCode),
})

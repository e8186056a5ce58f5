import { consentNotice } from './consent-notice.ts'
import { companiesLike, feePlanOf, productByCode, productByLogo } from './find.ts'
import { figuresOf } from './key-facts.ts'
import type { MasterData } from './load.ts'
import { fill } from './placeholders.ts'
import type { Choice } from './schema/choices.ts'
import type { BankDocument } from './schema/consent.ts'
import type { Policy } from './schema/policy.ts'
import type { FeePlan, Product } from './schema/product.ts'
import { inLanguage } from './schema/words.ts'
import type { Words } from './schema/words.ts'

/** A request for master data in a language; one that a text doesn't have falls back to English. */
interface Asked {
  language?: string
}

/** All cards, or the one with that logo (CA-01, CA-03). Undefined: no card has the logo, or it hasn't the fee code. */
export function productDetails(master: MasterData, asked: Asked & { productLogo?: string; feeCode?: string }) {
  if (asked.productLogo === undefined) return master.products.map((product) => saidProduct(master, product, asked))
  const product = productByLogo(master, asked.productLogo)
  const plan = product && feePlanOf(product, asked.feeCode)
  if (!product || !plan) return undefined
  const narrowed = asked.feeCode ? { ...product, feeCodeDetails: [plan] } : product
  return [saidProduct(master, narrowed, asked)]
}

/** The cards that everybody may see (getCardDetails.json). */
export function cardDetails(master: MasterData, asked: Asked) {
  return master.products
    .filter((product) => product.isCardVisible)
    .map((product) => saidProduct(master, product, asked))
}

export function preferenceDetails(master: MasterData, { language }: Asked) {
  return master.preferences.map(({ code, label, productCodes }) => ({
    code,
    label: inLanguage(label, language),
    productCodes: [...productCodes],
  }))
}

/**
 * Consents and notices; with a code, only that one, with its document, which shows the figures of the requested card or
 * else of the default one. Each has its itemised notice where that is asked for. Undefined: no card has the logo, or it hasn't the fee code.
 */
export function consentDetails(
  master: MasterData,
  asked: Asked & { code?: string; notices?: 'Y'; productLogo?: string; feeCode?: string },
) {
  const product = asked.productLogo
    ? productByLogo(master, asked.productLogo)
    : productByCode(master, master.policy.defaultProduct)
  const plan = product && feePlanOf(product, asked.feeCode)
  if (!product || !plan) return undefined
  return master.consents
    .filter(({ code }) => asked.code === undefined || asked.code === code)
    .map((whole) => {
      const { title, text, document, ...consent } = whole
      const notice = asked.notices && consentNotice(master, whole, asked.language)
      const written = asked.code !== undefined && document !== undefined ? master.documents.get(document) : undefined
      return {
        ...consent,
        title: inLanguage(title, asked.language),
        text: inLanguage(text, asked.language),
        ...(document !== undefined && { documentCode: document }),
        ...(notice && { notice }),
        ...(written && { document: documentInLanguage(written, product, plan, asked.language) }),
      }
    })
}

/** Undefined: the pincode is not in the master (PC-14). */
export function pinCodeDetails(master: MasterData, { pinCode, language }: Asked & { pinCode: string }) {
  const place = master.pincodes.find(pinCode)
  if (!place) return undefined
  const { served, unserved } = master.pincodeMessages
  return { ...place, message: inLanguage(place.serviceable === 'Y' ? served : unserved, language) }
}

export function choiceDetails(choices: readonly Choice[], { language }: Asked) {
  return choices.map(({ code, label }) => ({ code, label: inLanguage(label, language) }))
}

export function incomeDetails(master: MasterData, { language }: Asked) {
  return master.incomeRanges.map(({ label, ...range }) => ({ ...range, label: inLanguage(label, language) }))
}

export function companyDetails(master: MasterData, { prefix }: { prefix: string }) {
  return companiesLike(master, prefix).map((companyName) => ({ companyName }))
}

export function holidaysList(master: MasterData, { language }: Asked) {
  return master.holidays.map(({ date, name }) => ({ date, name: inLanguage(name, language) }))
}

export function videoKycDetails(master: MasterData) {
  const { days, opens, closes, locationMaxAgeMs, aadhaarFreshWorkingDays } = master.videoKyc
  return { days: [...days], opens, closes, locationMaxAgeMs, aadhaarFreshWorkingDays }
}

export function downTimeDetails(master: MasterData) {
  return master.downtime.map(({ downTimeStartDate, downTimeEndDate }) => ({ downTimeStartDate, downTimeEndDate }))
}

function saidProduct(master: MasterData, product: Product, { language }: Asked) {
  const say = (words: Words) => inLanguage(words, language)
  const { note, ...eligibility } = product.eligibility
  // For the bank's own rules alone: an offer says its lowest limit.
  const { lowestLimit: _, designs, ...shown } = product
  return {
    ...shown,
    feeCodeDetails: product.feeCodeDetails.map((plan) => ({ ...plan, label: say(plan.label) })),
    networks: master.brand.networks.filter(({ code }) => product.networks.includes(code)),
    art: { ...product.art, orientation: orientationOf(product, master.policy) },
    ...(designs && { designs: designs.map((design) => ({ ...design, name: say(design.name) })) }),
    pitch: say(product.pitch),
    benefits: product.benefits.map(({ title, text }) => ({ title: say(title), text: say(text) })),
    eligibility: { ...eligibility, ...(note && { note: say(note) }) },
  }
}

/** Which cards are drawn upright is the bank's policy (CO-26, CO-59). */
const orientationOf = ({ productCode }: Product, { verticalCardProducts }: Policy): 'horizontal' | 'vertical' =>
  verticalCardProducts.includes(productCode) ? 'vertical' : 'horizontal'

/** The document's text with the card's figures in place of the placeholders. */
export function documentInLanguage(document: BankDocument, product: Product, plan: FeePlan, language?: string) {
  const figures = figuresOf(product, plan)
  const say = (words: Words) => fill(inLanguage(words, language), figures)
  return {
    code: document.code,
    version: document.version,
    effectiveFrom: document.effectiveFrom,
    title: say(document.title),
    ...(document.introduction && { introduction: say(document.introduction) }),
    sections: document.sections.map(({ heading, paragraphs, rows }) => ({
      heading: say(heading),
      paragraphs: paragraphs.map(say),
      // A row whose figure this card does not have (a fee that is never waived) is left out.
      ...(rows && {
        rows: rows
          .map(({ label, value }) => ({ label: say(label), value: say(value) }))
          .filter(({ value }) => value !== ''),
      }),
    })),
  }
}

import { createContext, useContext } from 'react'
import type { Compiled } from '../texts/format-message.ts'
import type { PagePolicy } from '@card-journey/journey/policy.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'

/** A sentence in every language. */
export type Words = Readonly<Record<Language, string>>

/** Names of the bank and its partners, as its master data has them. */
export interface Brand {
  bank: Words
  bankLegalName: Words
  helpline: string
  helplineHours: Words
  airline: Words
  miles: Words
  retailer: Words
  digitalAccount: Words
  partner: Words
  firstBureau: Words
  secondBureau: Words
}

/** What the first HTML was rendered with; sent along, so that the browser renders the same. */
export interface PageData {
  /** The query that this page depends on (an error's type, a card's productLogo), without anything personal. */
  query: Readonly<Record<string, string>>
  brand: Brand
  policy: PagePolicy
  /** Responses of public master-data calls, by `masterKey`. */
  master: Readonly<Record<string, unknown>>
  /** The page's actual address, if the named card or document does not exist. */
  address?: string
  /** This document may ask for camera, microphone and position (its Permissions-Policy). */
  devices?: boolean
  /** Address of the sandbox bank's own pages; absent when real systems answer. */
  sandbox?: string
  /** The video call is allowed on a desktop too (VKYC_DESKTOP). */
  callOnDesktop?: boolean
  /** This server's links may be handed to a phone: its address is https (or this machine's). */
  phoneLinks?: boolean
  modules?: PageModules
  /** Texts of the shown screen, compiled, by the text file's name. */
  texts?: Readonly<Record<string, Compiled>>
}

/** Built files of the screen that the HTML shows: fetched without the list of all screens. */
export interface PageModules {
  screen: { file: string; component: string }
  /** Files of the texts that no first HTML shows, by language. */
  lateTexts: Readonly<Partial<Record<Language, string>>>
}

export const PageContext = createContext<PageData | null>(null)

export function usePageData(): PageData {
  const data = useContext(PageContext)
  if (!data) throw new Error('Screens stand inside a PageContext')
  return data
}

/** The bank's name and its partners' names in the applicant's language, for texts with `{bank}`, `{airline}`, …, and the address that calls its helpline. */
export function brandNames(brand: Brand, language: Language) {
  const { bank, bankLegalName, airline, miles, retailer, digitalAccount, partner, helpline, helplineHours } = brand
  const { firstBureau, secondBureau } = brand
  return {
    bank: bank[language],
    bankLegalName: bankLegalName[language],
    airline: airline[language],
    miles: miles[language],
    retailer: retailer[language],
    digitalAccount: digitalAccount[language],
    partner: partner[language],
    firstBureau: firstBureau[language],
    secondBureau: secondBureau[language],
    helpline,
    call: `tel:${helpline.replace(/\D/g, '')}`,
    helplineHours: helplineHours[language],
  }
}

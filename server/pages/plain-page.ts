import { texts as en } from '@card-journey/journey/texts/en/overloaded.ts'
import { texts as hi } from '@card-journey/journey/texts/hi/overloaded.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'

const texts: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { en, hi }

/** Seconds after which the page asks again, and a call may. */
export const overloadedWait = 5

export const overloadedPage = (language: Language, waitSeconds = overloadedWait): string =>
  plainPage(language, 'overloaded', waitSeconds)

/** In place of a page that could not be rendered, nor the failure screen that would say so. */
export const unrenderedPage = (language: Language): string => plainPage(language, 'unrendered', overloadedWait)

/** A few bytes that are ready at any time; needs no script, style or file. */
function plainPage(language: Language, why: 'overloaded' | 'unrendered', waitSeconds: number): string {
  const { [why]: heading, text, again } = texts[language]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${waitSeconds}"><title>${heading}</title></head><body><main><h1>${heading}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`
}

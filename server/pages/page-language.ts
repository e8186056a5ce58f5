import { defaultLanguage, isLanguage, type Language } from '@card-journey/journey/texts/languages.ts'

/** The language that the address names, else the applicant's own choice (cookie), else what the browser prefers, else the default. */
export function pageLanguage(cookie: string | undefined, acceptLanguage: string | undefined, named?: string): Language {
  if (isLanguage(named)) return named
  const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookie ?? '')?.[1]
  if (isLanguage(chosen)) return chosen
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/)
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .find(({ language }) => isLanguage(language))?.language
  return isLanguage(preferred) ? preferred : defaultLanguage
}

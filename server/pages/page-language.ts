/** Languages of the pages, first is the default. The web app's list (web/journey/language.ts) is the same by a test. */
export const pageLanguages = ['en', 'hi'] as const
export type PageLanguage = (typeof pageLanguages)[number]

const isPageLanguage = (text: string | undefined): text is PageLanguage =>
  pageLanguages.some((language) => language === text)

/** The applicant's own choice (cookie), else what the browser prefers, else the default. */
export function pageLanguage(cookie: string | undefined, acceptLanguage: string | undefined): PageLanguage {
  const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookie ?? '')?.[1]
  if (isPageLanguage(chosen)) return chosen
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/)
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .find(({ language }) => isPageLanguage(language))?.language
  return isPageLanguage(preferred) ? preferred : pageLanguages[0]
}

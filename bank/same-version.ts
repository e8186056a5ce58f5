import type { Fault } from './fault.ts'
import type { MasterData } from './load.ts'
import { documentInLanguage } from './responses.ts'
import { languages } from './schema/words.ts'

/**
 * Texts that differ from an earlier publication's under the same version. What somebody agreed to is found by its version,
 * so one version has one text, and a document one set of figures for each card.
 */
export function changedUnderOneVersion(before: MasterData, after: MasterData): Fault[] {
  return [...changedConsents(before, after), ...changedDocuments(before, after)]
}

const fix = 'Give it a new version: somebody may have agreed to the words of this one.'

function changedConsents(before: MasterData, after: MasterData): Fault[] {
  return after.consents.flatMap(({ code, version, title, text, sharing }, index) => {
    const former = before.consents.find((one) => one.code === code && one.version === version)
    if (!former || isSame([former.title, former.text, former.sharing], [title, text, sharing])) return []
    const wrong = `${code} ${version} was published with other words`
    return [{ file: 'consents.json', path: `[${index}].version`, wrong, fix }]
  })
}

function changedDocuments(before: MasterData, after: MasterData): Fault[] {
  return [...after.documents.values()].flatMap((document) => {
    const { code, version } = document
    const former = before.documents.get(code)
    if (former?.version !== version) return []
    const differing = after.products.filter((product) => {
      const known = before.products.find(({ productLogo }) => productLogo === product.productLogo)
      return product.feeCodeDetails.some((plan) => {
        const knownPlan = known?.feeCodeDetails.find(({ feeCode }) => feeCode === plan.feeCode)
        if (!known || !knownPlan) return false
        return languages.some(
          (language) =>
            !isSame(
              documentInLanguage(former, known, knownPlan, language),
              documentInLanguage(document, product, plan, language),
            ),
        )
      })
    })
    if (differing.length === 0) return []
    const cards = differing.map(({ productLogo }) => productLogo).join(', ')
    const wrong = `${code} ${version} was published with other words or figures (${cards})`
    return [{ file: 'documents/', path: `${code}.version`, wrong, fix }]
  })
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

import type { MasterData } from '@card-journey/bank/load.ts'
import type { ListName } from '@card-journey/journey/fields/field.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { ScreenForm } from '@card-journey/journey/steps/form.ts'

const codesOf: Readonly<Record<ListName, (master: MasterData) => readonly { code: string }[]>> = {
  genders: ({ genders }) => genders,
  maritalStatuses: ({ maritalStatuses }) => maritalStatuses,
  industries: ({ industries }) => industries,
  incomeRanges: ({ incomeRanges }) => incomeRanges,
  products: ({ products }) => products.map(({ productCode }) => ({ code: productCode.toLowerCase() })),
}

/** Valid answers whose code is no longer in the bank's list: a bank may change its lists without a release. */
export function unlistedAnswers(
  form: ScreenForm,
  answers: Readonly<Record<string, string>>,
  master: MasterData,
): Record<string, MessageKey> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([field, value]) => {
      const list = form.questions[field]?.kind.list
      if (!list || value === '') return []
      return codesOf[list.name](master).some(({ code }) => code === value) ? [] : [[field, list.otherwise]]
    }),
  )
}

import type { Call } from '@card-journey/contract/call.ts'
import type { choices, languageOnly } from '@card-journey/contract/shapes/language.ts'
import type { Choice } from '@card-journey/ui/inputs/choice.ts'
import { useMaster } from './master.ts'
import { useTextLookup } from '../texts/screen-texts.ts'

/**
 * The options of a field from the master data. Until they have loaded, or if that fails, the product's own labels for
 * the same codes are used, so that nothing moves when they arrive.
 */
export function useChoices(
  call: Call<typeof languageOnly, typeof choices>,
  field: string,
  codes: readonly string[],
): readonly Choice[] {
  const master = useMaster(call, {})
  const lookup = useTextLookup('fields')
  if (master.state === 'here') return master.data.map(({ code, label }) => ({ value: code, label }))
  return codes.map((code) => ({ value: code, label: lookup(`${field}.${code}`) ?? code }))
}

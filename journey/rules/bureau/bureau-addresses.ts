import { addMonths, type Day, isDay, istDay } from '../../fields/dates.ts'
import { addressLine1, addressLine2, landmark } from '../../fields/address-line.ts'
import { splitAddress, type AddressLines } from '../../fields/address-splitting.ts'
import type { FieldKind } from '../../fields/field.ts'
import { codeOf } from '../../fields/flag.ts'
import { pincode } from '../../fields/pincode.ts'
import type { Policy } from '../../policy.ts'
import { hasOtherLetters } from '../../fields/plain-text.ts'

export interface BureauEntry {
  /** The bureau's word, in any case. */
  type: string
  /** yyyy-MM-dd; an instant counts by its day in India. */
  reportedDate: string
}

const dayOf = (date: string): Day | undefined => (isDay(date) ? date : date.includes('T') ? istDay(date) : undefined)

/** An address as a bureau reports it, with the street in one line. */
export interface ReportedPlace {
  text: string
  city: string
  state: string
  pincode: string
}

/**
 * The street of a reported address as the lines of a submission, or undefined if the entry breaks the rules for a typed
 * address: punctuation only, another script, a missing line, an invalid place or pincode.
 */
export function streetOf({ text, city, state, pincode: code }: ReportedPlace, today: Day): AddressLines | undefined {
  const lines = hasOtherLetters(text) ? undefined : splitAddress(text)
  if (!lines) return undefined
  const good = (value: string, kind: FieldKind): boolean => value !== '' && kind.check(value, { today }) === undefined
  const streetIsGood =
    good(lines.addressLine1, addressLine1) &&
    good(lines.addressLine2, addressLine2) &&
    (lines.landmark === '' || good(lines.landmark, landmark))
  const placeIsGood = [city, state].every((name) => /[A-Za-z]/.test(name) && !hasOtherLetters(name))
  return streetIsGood && placeIsGood && good(code, pincode) ? lines : undefined
}

/**
 * The entries that become home addresses (BU-01 to BU-03): primary or permanent, reported within the last months that
 * count (the first day of that period does, a future one doesn't), newest first, ties in the report's order.
 */
export function bureauAddresses<Entry extends BureauEntry>(
  entries: readonly Entry[],
  today: Day,
  { bureauAddressMonths, bureauAddressLimit }: Pick<Policy, 'bureauAddressMonths' | 'bureauAddressLimit'>,
): Entry[] {
  const oldest = addMonths(today, -bureauAddressMonths)
  return entries
    .map((entry) => ({ entry, day: dayOf(entry.reportedDate.trim()) }))
    .filter(({ entry }) => ['PRIMARY', 'PERMANENT'].includes(codeOf(entry.type)))
    .filter((kept): kept is { entry: Entry; day: Day } => !!kept.day && kept.day >= oldest && kept.day <= today)
    .map((kept, place) => ({ ...kept, place }))
    .sort((one, other) => (one.day === other.day ? one.place - other.place : one.day < other.day ? 1 : -1))
    .slice(0, bureauAddressLimit)
    .map(({ entry }) => entry)
}

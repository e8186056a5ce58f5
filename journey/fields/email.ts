import type { FieldKind } from './field.ts'
import { maskValue } from './masking.ts'
import { plainText } from './plain-text.ts'

export const emailLength = 80
const localLength = 50
const domainLength = 25

const atoms = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/

/**
 * Email address (VA-14 to VA-18): local part up to 50, the domain without its top-level domain up to 25, a top-level
 * domain of at least two letters, 80 in all. A well-formed address that is too long asks for another one.
 */
export const email: FieldKind = {
  id: 'email',
  normalise: plainText,
  check: (value) => {
    const at = value.indexOf('@')
    const local = value.slice(0, at)
    const labels = value.slice(at + 1).split('.')
    const top = labels.pop() ?? ''
    if (at < 1 || !atoms.test(local)) return 'emailInvalid'
    if (labels.length === 0 || !labels.every((part) => label.test(part))) return 'emailInvalid'
    if (!/^[A-Za-z]{2,}$/.test(top)) return 'emailInvalid'
    const tooLong = value.length > emailLength || local.length > localLength || labels.join('.').length > domainLength
    return tooLong ? 'emailTooLong' : undefined
  },
  whenEmpty: 'emailRequired',
  mask: (value) => {
    const at = value.lastIndexOf('@')
    return at < 0 ? maskValue(value) : `${maskValue(value.slice(0, at))}${value.slice(at)}`
  },
}

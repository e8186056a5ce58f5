import { matchNames, verifyPan } from '@card-journey/providers/pan/wire.ts'
import type { SystemHost } from '../serve.ts'

/** PAN patterns with a special meaning; every other PAN is valid and belongs to the person who enters it. */
const unknown = /^AAAPI0000[A-Z]$/
const notLinked = /^AAAPL0000[A-Z]$/
const otherName = /^AAAPN0000[A-Z]$/
const otherBirthDate = /^AAAPD0000[A-Z]$/

/** The PAN issuer. The other registers know about a mobile number what the issuer has validated. */
export function pan({ bank, serve }: SystemHost): void {
  serve(verifyPan, (question) => {
    const nameMatch = !otherName.test(question.pan)
    const dobMatch = !otherBirthDate.test(question.pan)
    if (nameMatch && dobMatch && !unknown.test(question.pan)) {
      bank.register.remember({
        mobile: question.mobileNumber,
        panNumber: question.pan,
        firstName: question.firstName,
        middleName: question.middleName,
        lastName: question.lastName,
        dateOfBirth: question.dob,
      })
    }
    return {
      answer: {
        panStatus: unknown.test(question.pan) ? 'N' : 'E',
        aadhaarSeeding: notLinked.test(question.pan) ? 'N' : 'Y',
        nameMatch: nameMatch ? 'Y' : 'N',
        dobMatch: dobMatch ? 'Y' : 'N',
      },
    }
  })

  serve(matchNames, ({ name1, name2 }) => {
    const score = nameScore(name1, name2)
    return { answer: { result: score >= 60 ? 'Y' : 'N', score } }
  })
}

/** 0 to 100: how many words of the shorter name occur in the longer one; an initial matches its word. */
export function nameScore(one: string, other: string): number {
  const words = (name: string) =>
    name
      .toUpperCase()
      .split(/[^A-Z]+/)
      .filter(Boolean)
  const [shorter = [], longer = []] = [words(one), words(other)].toSorted((a, b) => a.length - b.length)
  const left = [...longer]
  const found = shorter.filter((word) => {
    const at = left.findIndex(
      (each) => each === word || (Math.min(each.length, word.length) === 1 && each[0] === word[0]),
    )
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return shorter.length === 0 ? 0 : Math.round((100 * found.length) / shorter.length)
}

import { calls } from '@card-journey/contract/api.ts'
import { problems, type ProblemCode } from '@card-journey/contract/problem.ts'
import { notGivenYet, wayInProblemsOf } from '@card-journey/contract/wire-problems.ts'
import { errorEntry, type ErrorAction } from '@card-journey/journey/errors/catalogue.ts'
import { type ErrorCode, errorCodes } from '@card-journey/journey/errors/error-codes.ts'
import { errorNotes } from '@card-journey/journey/errors/notes.ts'
import { texts } from '@card-journey/journey/texts/en/errors.ts'
import { code, generated, table } from './markdown.ts'

export const path = 'docs/generated/problems.md'

const words: Readonly<Record<string, string | undefined>> = texts

/** How calls are refused, and what the applicant sees. */
export function render(): string {
  const own = errorCodes.filter((each) => errorEntry(each).texts !== 'generic')
  const generic = errorCodes.filter((each) => errorEntry(each).texts === 'generic')
  return `${generated}

# Problems and errors

## Problems: how a call is refused

The closed catalogue of \`contract/problem.ts\`. Outcomes of the business travel as HTTP 200 with status \`failed\`; the
browser reads \`errorCode\` first, then the HTTP status.

${table(
  ['errorCode', 'HTTP', 'when', 'given by'],
  (Object.keys(problems) as ProblemCode[]).map((problem) => [
    code(problem),
    String(problems[problem].status),
    problems[problem].when,
    giversOf(problem),
  ]),
)}

## Errors: what the applicant is told

The specification's error catalogue (\`journey/errors\`), in English; every language has them. The last column is for
operators and never leaves the server. \`{…}\` is filled in.

${table(['type', 'heading', 'text', 'button', 'leads to', 'where it comes from'], own.map(rowOf))}

These share one text: “${words['generic.heading']}. ${words['generic.subHeading']}” [${words['generic.buttonRequired']}]

${table(
  ['type', 'leads to', 'where it comes from'],
  generic.map((each) => [code(each), wayOf(errorEntry(each).action), errorNotes[each]]),
)}
`
}

function giversOf(problem: ProblemCode): string {
  const givers = calls.filter((call) => call.problems.includes(problem)).map(({ id }) => id)
  const isOfWay = calls.some((call) => wayInProblemsOf(call).includes(problem))
  if (notGivenYet.includes(problem)) return 'no served call yet'
  const named = givers.length > 6 ? `${givers.length} calls` : givers.map(code).join(', ')
  return [isOfWay ? 'the way in' : '', named].filter(Boolean).join('; ')
}

function rowOf(each: ErrorCode): string[] {
  const { texts: set, action } = errorEntry(each)
  const button = words[`${set}.buttonRequired`]
  return [
    code(each),
    words[`${set}.heading`] ?? '',
    [words[`${set}.firstSubHeading`], words[`${set}.subHeading`]].filter(Boolean).join(' '),
    button || '–',
    button ? wayOf(action) : '–',
    errorNotes[each],
  ]
}

function wayOf(action: ErrorAction): string {
  switch (action.kind) {
    case 'none':
      return '–'
    case 'reset':
      return 'the start: store, sign-in, card or listing'
    case 'back':
      return 'one step back'
    case 'nextStep':
      return 'where the application stands'
    case 'external':
      return action.url
    case 'whileTriesLeft':
      return `${code(action.screen)}; without tries left ${code(action.otherwise)}`
    case 'route':
      return code(action.screen)
  }
}

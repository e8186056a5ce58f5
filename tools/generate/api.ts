import { calls } from '@card-journey/contract/api.ts'
import type { Call } from '@card-journey/contract/call.ts'
import { callTable, catalogue, ownCalls } from '@card-journey/contract/catalogue.ts'
import { refusedCalls } from '@card-journey/contract/refused-calls.ts'
import { wireProblems } from '@card-journey/contract/wire-problems.ts'
import type { ActionRow } from '@card-journey/journey/steps/action.ts'
import { actions } from '@card-journey/journey/steps/actions.ts'
import { code, codes, generated, table } from './markdown.ts'

export const path = 'docs/generated/api.md'

const { ofEvery, ofMethod, ofCaller, ofPlace, ofRepetition } = wireProblems

/** What one kind of call can be refused with beyond another. */
const beyond = (wider: readonly string[], narrower: readonly string[]): string[] =>
  wider.filter((problem) => !narrower.includes(problem))

/** Every served call, then the specification's whole catalogue with what is still open. */
export function render(): string {
  return `${generated}

# The API

Each call stands once, in \`contract/calls\`: the server checks by it, the browser's client is typed by it, and
[openapi.json](openapi.json) (also served at \`/api/openapi.json\`, for reading at \`/api/docs\`) is made from it. Bodies
travel in the [envelope](../architecture.md#the-envelope); shapes are those before encryption.

**Caller.** \`anyone\`: no session; plain and cacheable without \`x-session-key\`. \`browser\`: a web session's envelope key.
\`signed-in\`: a proven mobile number. \`applicant\`: the holder of an application.
**Repeat**, with the same transaction id: \`effect\` replays the stored answer, \`read\` runs again, \`reveal\` runs again and
is never stored.

A call that is refused answers one of its own [problems](problems.md) or one of the way in: every call
${codes(ofEvery)} and ${codes(ofMethod.GET)}; a POST also ${codes(beyond(ofMethod.POST, ofMethod.GET))}; all but public
ones ${codes(ofCaller.browser)}; with a session also ${codes(beyond(ofCaller['signed-in'], ofCaller.browser))}; an applicant's call also
${codes(beyond(ofCaller.applicant, ofCaller['signed-in']))}, and out of its place ${codes(ofPlace['by-action'])}; an effect that is repeated also ${codes(ofRepetition.effect)}.

## Served: ${calls.length} calls

${table(
  ['call', 'caller', 'repeat', 'limit', 'requirement'],
  calls.map(({ id, caller, repeat, limit, path: at }) => [
    `[${id}](#${id.toLowerCase().replaceAll('.', '')})`,
    caller,
    repeat,
    limit,
    requirementsOf(at).join(', ') || `own: ${ownCalls[id] ?? ''}`,
  ]),
)}

${calls.map(section).join('\n\n')}

## The specification's catalogue

${catalogue.length} endpoints, ${catalogue.filter(({ path: at }) => isServed(at)).length} served. The others are refused by design and not
there at all (404): no stubs.

${table(
  ['id', 'path', 'state'],
  catalogue.map(({ id, path: at }) => [id, code(at), stateOf(at)]),
)}

## The specification's call table

${table(
  ['id', 'call', 'path', 'state'],
  callTable.map(({ id, name, path: at }) => [id, name, code(at), stateOf(at)]),
)}
`
}

const section = (call: Call): string => `### ${call.id}

${code(`${call.method} ${call.path}`)}: ${call.summary}

- Allowed: ${allowedOf(call)}
- Problems of its own: ${codes(call.problems)}`

function allowedOf(call: Call): string {
  if (call.id === 'updateApplication')
    return 'by the row of the action that it names, while the application is open; see [the journey](journey.md)'
  if (call.allowed === 'any') return call.caller === 'applicant' ? 'wherever the applicant is' : 'always'
  if (call.allowed === 'while-open') return 'wherever the applicant is, while the application is open'
  const rows = actions.filter((row) => row.call === call.id)
  return [...new Set(rows.map(placeOf))].join('; ') || 'nowhere: no row of the flow names it'
}

const placeOf = ({ customerType, screen, action, at }: ActionRow): string =>
  `${customerType} ${code(screen)} ${action}, at ${codes(at)}`

const requirementsOf = (at: string): string[] =>
  [...catalogue, ...callTable].filter((row) => row.path === at).map(({ id }) => id)

const isServed = (at: string): boolean => calls.some((call) => call.path === at)

function stateOf(at: string): string {
  if (isServed(at)) return 'served'
  const refused = refusedCalls.find((call) => call.path === at)
  return refused ? `refused by design: ${refused.instead}` : 'missing'
}

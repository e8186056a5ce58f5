import type { ActionRow } from '@card-journey/journey/steps/action.ts'
import { actions } from '@card-journey/journey/steps/actions.ts'
import { besides } from '@card-journey/journey/flow/guard.ts'
import type { CustomerType } from '@card-journey/journey/ids/markers.ts'
import { etbMarkers, ntbMarkers, sharedMarkers } from '@card-journey/journey/ids/markers.ts'
import { progressSteps } from '@card-journey/journey/flow/progress.ts'
import { backOfficeOutcomes, lateStops, screeningOutcomes } from '@card-journey/journey/flow/back-office.ts'
import { callOutcomes, withdrawals } from '@card-journey/journey/flow/outcomes.ts'
import { reviewedMarkers, subPositions } from '@card-journey/journey/flow/standing.ts'
import { tracks } from '@card-journey/journey/flow/tracks.ts'
import type { Outcome, Step } from '@card-journey/journey/steps/step.ts'
import { stepOf, steps } from '@card-journey/journey/steps/steps.ts'
import { code, codes, generated, table } from './markdown.ts'

export const path = 'docs/generated/journey.md'

const names = { NTB: 'New-to-bank (NTB)', ETB: 'Existing-to-bank (ETB)' } as const
const markers = { NTB: { ...ntbMarkers, ...sharedMarkers }, ETB: { ...etbMarkers, ...sharedMarkers } } as const

/** Where an applicant stands, what moves the application on, and what a change undoes. */
export function render(): string {
  return `${generated}

# The journey

![The journey of a new-to-bank applicant, part by part](journey.svg)

\`completedScreen\` (the marker) and the customer type say where an applicant stands; facts place them inside a part. The
source is \`journey/steps\` (a folder a screen) and \`journey/flow\`; laws in \`journey/flow/laws.test.ts\` hold it together.

${(['NTB', 'ETB'] as const).map(typeSection).join('\n')}
## Where facts decide

${table(
  ['marker', 'customer type', 'when', 'screen'],
  subPositions.map(({ at, customerType, screen, reason }) => [codes(at), customerType, reason, code(screen)]),
)}

A final channel that differs from the original one stops the applicant at \`review-telecaller\`: NTB at ${codes(reviewedMarkers.NTB)}, ETB at
${codes(reviewedMarkers.ETB)}. A marker that is in no table is \`auth-error\`, type S100.

## Tracks

Inside a track the screens follow each other in this order; every earlier one may be entered again, a later one may not.

${table(
  ['customer type', 'track', 'screens', 'while at'],
  tracks.map(({ customerType, id, stops, at }) => [
    customerType,
    id,
    stops.map(({ screen }) => code(screen)).join(' → '),
    codes(at),
  ]),
)}

Beside the way open, without a save:

${table(
  ['screen', 'from'],
  besides.map(({ screen, from }) => [code(screen), codes(from)]),
)}

## What a change undoes

${table(
  ['screen', 'undoes', 'the marker'],
  Object.entries<Step>(steps).flatMap(([screen, step]) =>
    (step.undoes ?? []).map(({ undoes, back }) => [
      code(screen),
      undoes.join(', '),
      back ? 'goes back to the screen\u2019s own' : 'stays',
    ]),
  ),
)}
`
}

function typeSection(type: CustomerType): string {
  const rows = actions.filter(({ customerType }) => customerType === type)
  return `## ${names[type]}

### Markers

${table(
  ['completedScreen', 'screen', 'set by'],
  Object.entries(markers[type]).map(([marker, screen]) => [code(marker), code(screen), settersOf(type, marker)]),
)}

### Actions

\`stays\`: the marker is kept, facts move the applicant on. \`outcome\`: the answer of the call decides. Without a call: updateApplication.

${table(
  ['screen', 'action', 'allowed at', 'needs', 'sets', 'call'],
  rows.map((row) => [
    code(row.screen),
    row.action,
    row.when ? `${codes(row.at)} (${row.when} due)` : codes(row.at),
    row.needs.join(', ') || '–',
    setsOf(row),
    row.call ? code(row.call) : '–',
  ]),
)}

### Progress

${table(
  ['step', ...(type === 'ETB' ? ['fill'] : []), 'screens'],
  progressSteps[type].map(({ step, percent, screens, awaited = [] }) => [
    step,
    ...(type === 'ETB' ? [`${percent}%`] : []),
    [
      ...screens.filter((screen) => !awaited.includes(screen)).map(code),
      ...awaited.map((screen) => `${code(screen)} (while the bank works: with the fill of the step before)`),
    ].join(', '),
  ]),
)}

The last step is completed on ${code('virtual-card')}${type === 'ETB' ? ', once the card’s numbers were shown or the PIN is set' : ''}.
`
}

function setsOf({ screen, action, sets }: ActionRow): string {
  if (typeof sets !== 'string') return `${codes(sets)}: ${stepOf(screen)?.choices?.[action]?.words}`
  return /^[A-Z]/.test(sets) ? code(sets) : sets
}

function settersOf(type: CustomerType, marker: string): string {
  const byAction = actions
    .filter(({ customerType, sets }) => customerType === type && [sets].flat().includes(marker as never))
    .map(({ screen, action }) => `action ${code(screen)} ${action}`)
  const by = (who: string, outcomes: readonly Outcome<string>[]) =>
    outcomes
      .filter((outcome) => outcome.customerType === type && outcome.marker === marker)
      .map((outcome) => `${who} ${codes(outcome.by)}: ${outcome.when}`)
  const all = [
    ...byAction,
    ...by('provider', callOutcomes),
    ...by('job', [...backOfficeOutcomes, ...screeningOutcomes, ...lateStops]),
    ...by('applicant', withdrawals),
  ]
  return [...new Set(all)].join('; ') || '–'
}

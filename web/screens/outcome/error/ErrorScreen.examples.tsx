import { Fixture, type Examples } from '../../../examples/examples.tsx'
import type { ErrorDetails } from '../../../engine/journey.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

const of = (query: Readonly<Record<string, string>>, told?: ErrorDetails) => (
  <Fixture screen="error" query={query} application={null} state={{ told }}>
    <ErrorScreen />
  </Fixture>
)

export const examples: Examples = {
  'a call failed (100)': of({}),
  'our fault (500)': of({ type: '500' }),
  'our fault, at a step (500)': (
    <Fixture screen="error" query={{ type: '500' }} application={{ completedScreen: 'WORK_DETAILS' }} signedIn>
      <ErrorScreen />
    </Fixture>
  ),
  'held by another session': of(
    { type: 'E_INVALID_SESSION' },
    { type: 'E_INVALID_SESSION', until: '2026-11-20T14:35:00+05:30' },
  ),
  'incomplete link (C100)': of({ type: 'C100' }),
  'unknown path': (
    <Fixture screen="error" path="/nowhere" application={null}>
      <ErrorScreen />
    </Fixture>
  ),
}

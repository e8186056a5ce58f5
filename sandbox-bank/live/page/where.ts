import type { LiveApplication } from '@card-journey/providers/live-view-wire.ts'
import drawing from '../drawing.json' with { type: 'json' }

export type Kind = 'main' | 'branch' | 'ending'

export interface DrawnScreen {
  screen: string
  kind: Kind
  state: 'now' | 'done' | 'open'
  /** Set while the applicant acted here, in order. */
  markers: readonly string[]
}

export interface DrawnPart {
  name: string
  screens: readonly DrawnScreen[]
}

/** Passed by everyone who has an application. */
const signedIn = ['verify-mobile', 'verify-otp']

/** The drawing of the application's customer type, with what was done, which marker was set where, and where it stands. */
export function drawn(application: LiveApplication | undefined, customerType: 'NTB' | 'ETB'): readonly DrawnPart[] {
  const events = application?.events ?? []
  const done = new Set([...(application ? signedIn : []), ...events.flatMap(({ screen }) => screen ?? [])])
  const now = application?.screen ?? 'verify-mobile'
  const markersOn = (screen: string) =>
    markerChanges(application).flatMap((change) => (change.screen === screen ? change.marker : []))
  const screenAs = (screen: string, kind: Kind): DrawnScreen => ({
    screen,
    kind,
    state: screen === now ? 'now' : done.has(screen) ? 'done' : 'open',
    markers: markersOn(screen),
  })
  const parts = drawing[customerType].map(({ name, screens }) => ({
    name,
    // Safe: the generator writes no other kinds.
    screens: screens.map(({ screen, kind }) => screenAs(screen, kind as Kind)),
  }))
  // Where a table of the flow places somebody whom no way of the drawing leads there.
  const isDrawn = parts.some(({ screens }) => screens.some(({ screen }) => screen === now))
  return isDrawn ? parts : [...parts, { name: 'Elsewhere', screens: [screenAs(now, 'branch')] }]
}

export interface MarkerChange {
  at: string
  marker: string
  /** Where the applicant acted; the bank itself sets some. */
  screen: string | undefined
  what: string
}

/** Each event after which the marker was another than before. */
export function markerChanges(application: LiveApplication | undefined): readonly MarkerChange[] {
  let before: string | undefined
  let last: string | undefined
  return (application?.events ?? []).flatMap(({ at, marker, screen, what }) => {
    // A decision or job answers what the applicant did last.
    last = screen ?? last
    if (marker === undefined || marker === before) return []
    before = marker
    return { at, marker, screen: screen ?? last, what }
  })
}

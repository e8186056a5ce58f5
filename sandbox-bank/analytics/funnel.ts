import drawing from '../live/drawing.json' with { type: 'json' }

export interface FunnelStep {
  screen: string
  part: string
  views: number
  /** Of the views of the screen that has the most, in whole percent. */
  share: number
  /** How many views fewer than on the step before, of its views; undefined on the first step and where there are more. */
  lost?: { views: number; percent: number } | undefined
}

/** The screens that nearly everyone of a kind passes, in order: from the listing, by the drawing of the journey. */
const waysOf = (customerType: 'NTB' | 'ETB'): { part: string; screen: string }[] => [
  { part: 'Cards', screen: 'cards' },
  ...drawing[customerType].flatMap(({ name, screens }) =>
    screens.filter(({ kind }) => kind === 'main').map(({ screen }) => ({ part: name, screen })),
  ),
]

const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole))

/** How many views each screen of the way has, and how many of the step before are lost on it. */
export function funnelOf(screens: Readonly<Record<string, number>>, customerType: 'NTB' | 'ETB'): FunnelStep[] {
  const way = waysOf(customerType).map((step) => ({ ...step, views: screens[step.screen] ?? 0 }))
  const most = Math.max(0, ...way.map(({ views }) => views))
  return way.map((step, index) => {
    const before = way[index - 1]?.views ?? 0
    const fewer = before - step.views
    return {
      ...step,
      share: percentOf(step.views, most),
      ...(fewer > 0 && { lost: { views: fewer, percent: percentOf(fewer, before) } }),
    }
  })
}

/** The step that loses the most views; undefined while none does. */
export const worstOf = (steps: readonly FunnelStep[]): FunnelStep | undefined =>
  steps.filter(({ lost }) => lost).toSorted((one, other) => (other.lost?.views ?? 0) - (one.lost?.views ?? 0))[0]

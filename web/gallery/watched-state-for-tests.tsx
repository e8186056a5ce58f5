import { useEffect, type ReactElement, type ReactNode } from 'react'
import { ExampleSurroundings, type FixtureProps } from '../examples/examples.tsx'
import { useJourney } from '../engine/use-journey.ts'
import { usePageData } from '../page/page-data.ts'
import { textsIn, type ShownState } from './dark-patterns-for-tests.ts'

/** The example, watched from the inside: what its page and its application hold is known once it has rendered. */
export function watched(example: ReactElement, about: Pick<ShownState, 'screen' | 'name' | 'language'>) {
  const { answers, calls } = example.props as Partial<FixtureProps>
  let shown: ShownState = { ...about, answers: answers ?? {}, texts: [] }

  function Watch({ children }: { children: ReactNode }) {
    const { master } = usePageData()
    const { state } = useJourney()
    const { application } = state()
    useEffect(() => {
      shown = {
        ...about,
        answers: { ...answers, ...application?.drafts?.[about.screen] },
        texts: textsIn([master, calls]),
      }
    })
    return children
  }
  return {
    element: <ExampleSurroundings value={Watch}>{example}</ExampleSurroundings>,
    state: () => shown,
  }
}

import { buttonClass } from '@card-journey/ui/button-class.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import type { ReactNode } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { EndingDoors } from '../CallDoor.tsx'
import { Ending, type EndingProps } from '../Ending.tsx'
import { DecisionNotice } from './DecisionNotice.tsx'
import { RemindMe } from './RemindMe.tsx'
import { useNotice } from './use-notice.ts'

/** An ending that the notice of the decision explains. */
export function DecidedEnding(ending: Omit<EndingProps, 'doors' | 'ways' | 'children'>) {
  const { doors, notice } = useDecided()
  return (
    <Ending {...ending} doors={doors}>
      {notice}
    </Ending>
  )
}

/** The same below a heading of the screen's own; `children` stand between the notice and the bar. */
export function Decided({ children }: { children: ReactNode }) {
  const { doors, notice } = useDecided()
  return (
    <>
      {notice}
      {children}
      <EndingDoors>{doors}</EndingDoors>
    </>
  )
}

/** The notice, and the door before the call: to the cards where another application is taken, else a reminder of the day. */
function useDecided() {
  const t = useTexts('ending')
  const { application } = useJourney()
  const fetched = useNotice(useLanguage())
  const { withdrawn, contest } = application?.facts ?? {}
  const here = fetched.state === 'here'
  const free = withdrawn !== undefined || contest?.outcome === 'lifted' || (here && !fetched.notice.againFrom)
  // While the notice is on its way nothing stands there, and the call is as quiet as afterwards.
  const doors = free ? (
    <Link className={buttonClass()} to={screenPaths.cards}>
      {t('cards')}
    </Link>
  ) : here ? (
    <RemindMe />
  ) : (
    fetched.state === 'loading' && <></>
  )
  return { doors, notice: <DecisionNotice fetched={fetched} /> }
}

import { Button } from '@card-journey/ui/Button.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Ending } from '../Ending.tsx'
import { useStartAgain } from '../use-start-again.ts'

/** The PAN is a customer's (SC-15): sign in with the registered number, or say that there is none. */
export function PanRegisteredScreen() {
  const t = useTexts('pan-registered')
  const { act } = useJourney()
  const startAgain = useStartAgain()
  return (
    <Ending
      drawing="pan"
      heading={t('heading')}
      why={t('lead')}
      ways={[t('way.which'), t('way.lost')]}
      doors={
        <>
          <Link className={buttonClass()} to={startAgain}>
            {t('login')}
          </Link>
          <Button
            kind="secondary"
            busyText={t('no-number.busy')}
            onClick={() => act('pan-registered', 'no-registered-number')}
          >
            {t('no-number')}
          </Button>
        </>
      }
    >
      <ProblemNotice />
    </Ending>
  )
}

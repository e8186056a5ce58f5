import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { Link } from '../../../layout/Link.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Ending } from '../Ending.tsx'
import { useHelpline } from '../use-helpline.ts'

/** The error type telecallerEmailError on its own route: expired and unknown links look the same (RO-15). */
export function EmailVerificationUnsuccessfulScreen() {
  const t = useTexts('email-verification-unsuccessful')
  const words = useTexts('errors')
  return (
    <Ending
      drawing="link"
      heading={words('telecallerEmailError.heading')}
      why={words('telecallerEmailError.subHeading')}
      ways={[t('life'), t('help', useHelpline())]}
      doors={
        <Link className={buttonClass()} to={screenPaths.cards}>
          {words('telecallerEmailError.buttonRequired')}
        </Link>
      }
    />
  )
}

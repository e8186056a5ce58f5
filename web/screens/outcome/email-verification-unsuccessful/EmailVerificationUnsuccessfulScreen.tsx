import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Link } from '../../../layout/Link.tsx'
import { HelpLine } from '../HelpLine.tsx'

/** The error type telecallerEmailError on its own route: expired and unknown links look the same (RO-15). */
export function EmailVerificationUnsuccessfulScreen() {
  const t = useTexts('email-verification-unsuccessful')
  const words = useTexts('errors')
  return (
    <>
      <Drawing name="letter" tone="warning" />
      <h1>{words('telecallerEmailError.heading')}</h1>
      <p>{words('telecallerEmailError.subHeading')}</p>
      <p>{t('life')}</p>
      <HelpLine text={(values) => t('help', values)} />
      <ActionBar>
        <Link className={buttonClass()} to={screenPaths.cards}>
          {words('telecallerEmailError.buttonRequired')}
        </Link>
      </ActionBar>
    </>
  )
}

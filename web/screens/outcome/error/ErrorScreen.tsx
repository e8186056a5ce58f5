import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useAddress } from '../../../layout/address.tsx'
import { Link } from '../../../layout/Link.tsx'
import { useSubject } from '../../../layout/page-title.ts'
import { ErrorPage } from '../ErrorPage.tsx'

/** The failure screen: a failed call before sign-in, or an unknown path (RT-13, RT-14). */
export function ErrorScreen() {
  const t = useTexts('error')
  const { pathname } = useAddress()
  if (pathname === screenPaths.error)
    return (
      <ErrorPage
        screen="error"
        defaultType="100"
        reference={{
          label: t('reference'),
          number: t('number'),
          copy: t('reference.copy'),
          copied: t('reference.copied'),
        }}
      />
    )
  return <UnknownPage />
}

function UnknownPage() {
  const t = useTexts('error')
  useSubject('error', t('unknown.title'))
  return (
    <div className="error-page">
      <Drawing name="link" />
      <h1>{t('unknown.heading')}</h1>
      <p>{t('unknown.text')}</p>
      <ActionBar>
        <Link className={buttonClass('primary')} to={screenPaths.cards}>
          {t('unknown.button')}
        </Link>
      </ActionBar>
    </div>
  )
}

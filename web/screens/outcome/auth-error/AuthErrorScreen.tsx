import { useTexts } from '../../../texts/screen-texts.ts'
import { ErrorPage } from '../ErrorPage.tsx'

/** The generic error screen of the authenticated part; type S100 if the query has none (SC-19). */
export function AuthErrorScreen() {
  const t = useTexts('auth-error')
  return (
    <ErrorPage
      screen="auth-error"
      defaultType="S100"
      reference={{
        label: t('reference'),
        number: t('number'),
        copy: t('reference.copy'),
        copied: t('reference.copied'),
      }}
    />
  )
}

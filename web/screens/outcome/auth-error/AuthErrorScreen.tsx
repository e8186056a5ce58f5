import { useTexts } from '../../../texts/screen-texts.ts'
import { CardColumn } from '../../../layout/CardColumn.tsx'
import { OwnCard } from '../../../layout/OwnCard.tsx'
import { ErrorPage } from '../ErrorPage.tsx'
import '../news-card.css'
import './auth-error.css'

/** The generic error screen of the authenticated part; type S100 if the query has none (SC-19). */
export function AuthErrorScreen() {
  const t = useTexts('auth-error')
  return (
    <ErrorPage
      screen="auth-error"
      defaultType="S100"
      card={
        <CardColumn>
          <OwnCard />
        </CardColumn>
      }
      reference={{
        label: t('reference'),
        number: t('number'),
        copy: t('reference.copy'),
        copied: t('reference.copied'),
      }}
    />
  )
}

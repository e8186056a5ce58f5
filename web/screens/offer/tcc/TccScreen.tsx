import { tcc } from '@card-journey/journey/steps/offer/tcc/form.ts'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Offer } from '../Offer.tsx'

/**
 * After the final decision (NSTP): congratulations and terms in one. The registry is searched on the next screen, with its
 * own consent only.
 */
export function TccScreen() {
  const t = useTexts('tcc')
  const binding = useScreenForm(tcc)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <Offer binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')} registry />
    </>
  )
}

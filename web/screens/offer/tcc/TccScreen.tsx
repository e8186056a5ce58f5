import { tcc } from '@card-journey/journey/steps/offer/tcc/form.ts'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { AcceptTerms } from '../AcceptTerms.tsx'
import { DeclineOffer } from '../DeclineOffer.tsx'
import { LimitChoice } from '../LimitChoice.tsx'
import { consentToRegistry } from '../ConsentBoxes.tsx'

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
      <p>{t('lead')}</p>
      <AcceptTerms
        binding={binding}
        choice={<LimitChoice />}
        actions={<DeclineOffer />}
        further={[{ ...consentToRegistry, hint: t('register') }]}
        words={{
          card: (values) => t('card.label', values),
          limit: t('limit'),
          loading: t('loading'),
          failed: t('failed'),
          boxes: t('boxes'),
          read: (document) => t('read', { document }),
          submit: t('submit'),
          busy: t('submit.busy'),
        }}
      />
    </>
  )
}

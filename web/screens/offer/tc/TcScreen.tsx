import { tc } from '@card-journey/journey/steps/offer/tc/form.ts'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { AcceptTerms } from '../AcceptTerms.tsx'

/** Terms of an existing customer, after the decision: accepting them orders the card. */
export function TcScreen() {
  const t = useTexts('tc')
  const binding = useScreenForm(tc)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead', { days: usePageData().policy.deliveryWorkingDays })}</p>
      <AcceptTerms
        binding={binding}
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

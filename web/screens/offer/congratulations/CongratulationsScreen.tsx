import { holderOf } from '@card-journey/journey/application/person.ts'
import { addressOf } from '@card-journey/journey/application/due.ts'
import { congratulations } from '@card-journey/journey/steps/offer/congratulations/form.ts'
import { Amount, rupeesText } from '@card-journey/ui/Amount.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { OwnCard } from '../../../layout/OwnCard.tsx'
import { placeOf, streetOf } from '@card-journey/journey/application/address-lines.ts'
import { KeyFacts } from '../KeyFacts.tsx'
import { DeclineOffer } from '../DeclineOffer.tsx'
import { LimitChoice } from '../LimitChoice.tsx'
import { ConsentBoxes, consentsOfEveryCard, consentToRegistry } from '../ConsentBoxes.tsx'

/** The offer: card, limit, key facts, consents. Shown again if the decision ran again and approved. */
export function CongratulationsScreen() {
  const t = useTexts('congratulations')
  const { application } = useJourney()
  const binding = useScreenForm(congratulations)
  const holder = application ? holderOf(application.applicantDetails[0]).toUpperCase() : ''
  const home = application && addressOf(application, 'RESIDENCE')
  const offered = application?.facts.offerTerms?.limit?.offered ?? application?.creditLimit
  const again = application?.facts.offer !== undefined
  const referred = application?.breFinalStatus === 'refer'
  const which = again ? '.again' : referred ? '.referred' : ''
  return (
    <>
      <h1>{application ? t(`heading${which}`) : t('heading.loading')}</h1>
      <p className="lead">{application && t(`lead${which}`)}</p>
      {application ? (
        <>
          <OwnCard holder={holder} label={t('card.label', { product: application.productName, holder })} />
          <Panel heading={referred ? t('limit.referred') : t('limit')} tone="tinted">
            <Stack gap={1}>
              {offered !== undefined && <Amount rupees={offered} large />}
              {application.depositAmount !== undefined && (
                <p>{t('deposit', { amount: rupeesText(application.depositAmount) })}</p>
              )}
              {home && !referred && <p>{t('delivery', { street: streetOf(home), place: placeOf(home) })}</p>}
            </Stack>
          </Panel>
        </>
      ) : (
        <Skeleton shapes={['card', 'panel']} label={t('offer.loading')} />
      )}
      <KeyFacts />
      <ScreenForm
        binding={binding}
        submitLabel={t('submit')}
        submitKind="secondary"
        busyText={t('submit.busy')}
        actions={<DeclineOffer />}
      >
        <LimitChoice />
        <h2>{t('consents')}</h2>
        <ConsentBoxes
          boxes={[...consentsOfEveryCard, { ...consentToRegistry, hint: t('register') }]}
          words={{
            loading: t('consents.loading'),
            failed: t('consents.failed'),
            read: (document) => t('read', { document }),
          }}
        />
      </ScreenForm>
    </>
  )
}

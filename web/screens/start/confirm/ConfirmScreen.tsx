import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { consentCodes } from '@card-journey/journey/application/consent.ts'
import { confirm } from '@card-journey/journey/steps/start/confirm/form.ts'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useEffect } from 'react'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import type { Outcome } from '../../../engine/journey.ts'
import type { Master } from '../../../master/master.ts'
import type { SignIn } from '../../../sign-in/sign-in-state.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProductArt } from '../../../layout/ProductArt.tsx'
import { ConsentBoxes, type ConsentBox } from '../../offer/ConsentBoxes.tsx'

/** What a partner's or telecaller's link contains. */
export interface PreparedApplication {
  product: ProductOnWire
  /** Masked by the server: the full number is never sent here. */
  mobileNumber: string
  /** Prepared by a telecaller; else by a partner. */
  by: 'telecaller' | 'partner'
  /** The retailer wants to know the status: needs an explicit consent of its own (SP-16). */
  asksPartnerStatus: boolean
}

export interface ConfirmScreenProps {
  /** getClientData with the link's requestId and clientId. */
  prepared: Master<PreparedApplication>
  /** Sends the code to the number on the bank's file, with what was agreed to: versions and language as shown. */
  sendCode: (agreed: Pick<SignIn, 'consents' | 'language'>) => Promise<Outcome>
}

/** The boxes whose codes a sign-in can carry. */
type PreparedBox = ConsentBox & { field: keyof typeof confirm.questions }

const asked: readonly PreparedBox[] = [
  { field: 'consentTnc' },
  { field: 'consentBureau' },
  { field: 'consentWhatsapp', required: false },
]
const partnerStatus: PreparedBox = { field: 'consentPartnerStatus', required: false }

/** Landing of a prepared application: which card, whose number, consents; then the one-time code (RT-72). */
export function ConfirmScreen({ prepared, sendCode }: ConfirmScreenProps) {
  const t = useTexts('confirm')
  const { go, state } = useJourney()
  const boxes = prepared.state === 'here' && prepared.data.asksPartnerStatus ? [...asked, partnerStatus] : asked
  const binding = useScreenForm(confirm, {
    submit(answers) {
      const { consentsShown } = state()
      const consents = boxes.map(({ field }) => {
        const code = consentCodes[field]
        return { code, version: consentsShown[code]?.version ?? '', value: answers[field] === 'Y' ? 'Y' : 'N' } as const
      })
      return sendCode({ consents, language: consentsShown.TNC?.language })
    },
  })
  const failed = prepared.state === 'failed'
  useEffect(() => {
    if (failed) go('error', { query: { type: 'C100' }, replace: true })
  }, [failed, go])
  if (prepared.state !== 'here')
    return (
      <>
        <h1>{t('heading')}</h1>
        <Skeleton shapes={['card', 'line', 'line', 'control', 'control']} label={t('loading')} />
      </>
    )
  const { product, mobileNumber, by } = prepared.data
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t(`lead.${by}`)}</p>
      <ProductArt product={product} label={t('card.label', { product: product.productName })} />
      <Facts
        facts={[
          { term: t('card'), value: product.productName },
          { term: t('mobile'), value: mobileNumber },
        ]}
      />
      <p className="muted">{t('notYou')}</p>
      <ScreenForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')}>
        <ConsentBoxes
          boxes={boxes}
          words={{ loading: t('loading'), failed: t('failed'), read: (document) => t('read', { document }) }}
        />
      </ScreenForm>
    </>
  )
}

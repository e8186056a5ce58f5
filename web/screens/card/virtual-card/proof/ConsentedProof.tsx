import { Button } from '@card-journey/ui/Button.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useState } from 'react'
import type { Outcome } from '../../../../engine/journey.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { LoadFailed } from '../../../../layout/LoadFailed.tsx'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { useBankConsent } from '../../../kyc/BankConsent.tsx'
import { HolderProof, type HolderProofProps } from './HolderProof.tsx'
import { ProofTrouble } from './ProofTrouble.tsx'
import '../virtual-card.css'

type Proof = Parameters<HolderProofProps['prove']>[0]

export interface ConsentedProofProps extends Omit<HolderProofProps, 'prove'> {
  /** Whose text is shown and agreed to. */
  code: string
  /** Not agreeing, as near as agreeing. */
  onRefuse: () => void
  prove: (consent: { version: string; timestamp: string; value: 'Y' }, proof: Proof) => Promise<Outcome>
}

/** The consent in the bank's words, then the PIN or a code: what takes both. */
export function ConsentedProof({ code, onRefuse, prove, ...rest }: ConsentedProofProps) {
  const t = useTexts('virtual-card')
  const { now } = useJourney()
  const text = useBankConsent(code)
  const [agreed, setAgreed] = useState<string>()
  const [changed, setChanged] = useState(false)
  if (text.state === 'loading')
    return (
      <>
        <Skeleton shapes={['panel']} label={t('agree.loading')} />
        <ProofTrouble />
      </>
    )
  if (text.state === 'failed') return <LoadFailed again={text.again}>{t('agree.unread')}</LoadFailed>
  const { version } = text.data
  // What was agreed to is a version: a newer text is agreed to anew.
  if (agreed !== version)
    return (
      <Stack gap={2}>
        <p role="status">{changed && t('agree.changed')}</p>
        {rest.fact && <p className="sheet-fact">{rest.fact}</p>}
        <p>{text.data.text}</p>
        <div className="card-actions">
          <Button kind="secondary" onClick={() => setAgreed(version)}>
            {t('agree')}
          </Button>
          <Button kind="secondary" onClick={onRefuse}>
            {t('agree.not')}
          </Button>
        </div>
      </Stack>
    )
  return (
    <HolderProof
      {...rest}
      prove={async (proof) => {
        const outcome = await prove({ version, timestamp: new Date(now()).toISOString(), value: 'Y' }, proof)
        if (!outcome.ok && outcome.failure?.problem === 'CONSENT_CHANGED') {
          setChanged(true)
          setAgreed(undefined)
        }
        return outcome
      }}
    />
  )
}

import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useState } from 'react'
import { useSubject } from '../../../layout/page-title.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { AadhaarEntry } from './AadhaarEntry.tsx'
import { RegistryCode } from './registry/RegistryCode.tsx'
import { RegistryDetails } from './registry/RegistryDetails.tsx'
import { RegistryOffer } from './registry/RegistryOffer.tsx'
import { useRegistry } from './registry/use-registry.ts'

/** What a fetched record came to, where Aadhaar follows. */
const cameTo: Readonly<Partial<Record<Marker, 'record.reject' | 'record.refer'>>> = {
  CKYC_REJECT: 'record.reject',
  NSTP_CKYC_REJECT: 'record.reject',
  CKYC_REFER: 'record.refer',
  NSTP_CKYC_REFER: 'record.refer',
}

/** The central KYC registry's record, if there is one; else Aadhaar. */
export function KycScreen() {
  const t = useTexts('kyc')
  const { application, today } = useJourney()
  const registry = useRegistry()
  const { passedAt, record, code, spentDay } = application?.facts.ckyc ?? {}
  const there = registry === 'record' || registry === 'late'
  // Why Aadhaar is asked beside a record: the applicant has preferred it, or had begun with it.
  const left = passedAt ?? (registry === 'late' ? registry : undefined)
  // And comes back to the record.
  const [undone, setUndone] = useState<string>()
  const atRecord = there && (left === undefined || left === undone)
  useSubject('kyc', atRecord ? t('record.title') : undefined)
  if (registry === 'looking')
    return (
      <>
        <h1>{t('record.looking.heading')}</h1>
        <p>{t('record.looking')}</p>
        <Skeleton shapes={['line', 'panel']} label={t('record.looking')} />
      </>
    )
  if (atRecord) {
    if (record) return <RegistryDetails record={record} />
    return code ? <RegistryCode {...code} key={code.sentAt} /> : <RegistryOffer />
  }
  const result = application && cameTo[application.completedScreen]
  return (
    <>
      <AadhaarEntry>
        {result && (
          <Notice>
            <p>{t(result)}</p>
          </Notice>
        )}
        {spentDay !== undefined && spentDay === today() && !result && (
          <Notice>
            <p>{t('record.over')}</p>
          </Notice>
        )}
        {there && (
          <Button kind="quiet" onClick={() => setUndone(left)}>
            {t('record.back')}
          </Button>
        )}
      </AadhaarEntry>
    </>
  )
}

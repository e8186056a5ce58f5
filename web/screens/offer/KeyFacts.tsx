import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import type { BankDocumentOnWire } from '@card-journey/contract/shapes/bank-document.ts'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useMaster } from '../../master/master.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import { useJourney } from '../../engine/use-journey.ts'

/** Fees and interest are shown, the rest can be expanded. */
const openSections = 2

/** The key facts statement with the figures of the applicant's card and fee plan. */
export function KeyFacts() {
  const t = useTexts('congratulations')
  const { application } = useJourney()
  const { productLogo, productFeecode } = application ?? {}
  const facts = useMaster(
    getConsentDetails,
    productLogo ? { code: 'KFS', productLogo, ...(productFeecode && { feeCode: productFeecode }) } : undefined,
  )
  if (facts.state === 'loading') return <Skeleton shapes={['heading', 'panel', 'panel']} label={t('facts.loading')} />
  const document = facts.state === 'here' ? facts.data[0]?.document : undefined
  if (!document)
    return (
      <Notice kind="warning">
        <p>{t('facts.failed')}</p>
      </Notice>
    )
  return (
    <Panel heading={t('facts')}>
      <Stack gap={2}>
        {document.introduction && <p className="muted">{document.introduction}</p>}
        <Sections sections={document.sections.slice(0, openSections)} />
        <Disclosure summary={t('facts.more')}>
          <Sections sections={document.sections.slice(openSections)} />
        </Disclosure>
      </Stack>
    </Panel>
  )
}

function Sections({ sections }: { sections: BankDocumentOnWire['sections'] }) {
  return sections.map(({ heading, paragraphs, rows }) => (
    <div key={heading}>
      <h3>{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rows && <Facts facts={rows.map(({ label, value }) => ({ term: label, value }))} />}
    </div>
  ))
}

import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useMaster } from '../../master/master.ts'
import { useKeyFactsRequest } from '../../master/offer-texts.ts'
import { useTexts } from '../../texts/screen-texts.ts'

/**
 * The whole key facts statement, folded, with the figures of the applicant's card and fee plan, or of another card: of one
 * that is not decided yet, and whose terms are agreed to later.
 */
export function KeyFacts({ productLogo }: { productLogo?: string }) {
  const t = useTexts('congratulations')
  const own = useKeyFactsRequest()
  const facts = useMaster(getConsentDetails, productLogo ? { code: 'KFS' as const, productLogo } : own)
  if (facts.state === 'loading') return <Skeleton shapes={['line']} label={t('facts.loading')} />
  const document = facts.state === 'here' ? facts.data[0]?.document : undefined
  if (!document)
    return productLogo ? null : (
      <Notice kind="warning">
        <p>{t('facts.failed')}</p>
      </Notice>
    )
  return (
    <Disclosure summary={t('facts')}>
      <Stack gap={2}>
        {document.introduction && <p className="muted">{document.introduction}</p>}
        {document.sections.map(({ heading, paragraphs, rows }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {rows && <Facts facts={rows.map(({ label, value }) => ({ term: label, value }))} />}
          </div>
        ))}
      </Stack>
    </Disclosure>
  )
}

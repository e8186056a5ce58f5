import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useKeyFacts } from '../../master/offer-texts.ts'
import { useTexts } from '../../texts/screen-texts.ts'

/** The whole key facts statement with the figures of the applicant's card and fee plan, folded. */
export function KeyFacts() {
  const t = useTexts('congratulations')
  const facts = useKeyFacts()
  if (facts.state === 'loading') return <Skeleton shapes={['line']} label={t('facts.loading')} />
  const document = facts.state === 'here' ? facts.data[0]?.document : undefined
  if (!document)
    return (
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

import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { dateInWords } from '@card-journey/journey/texts/date-in-words.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useAddress } from '../../../layout/address.tsx'
import { useSubject } from '../../../layout/page-title.ts'
import { useMaster } from '../../../master/master.ts'
import { usePageQuery } from '../../../page/page-query.ts'
import { useFailureRoute } from '../../../master/products.ts'
import { withoutEndSlashes } from '../../../routing/routes.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { DocumentParts, partId } from './DocumentParts.tsx'
import { DocumentSection } from './DocumentSection.tsx'
import './terms-conditions.css'

/** One of the bank's documents, with the figures of the card in the address, to read, print and keep (RT-74). */
export function TermsConditionsScreen() {
  const t = useTexts('terms-conditions')
  const language = useLanguage()
  const code = withoutEndSlashes(useAddress().pathname).split('/').pop() ?? ''
  const query = usePageQuery()
  const productLogo = query.get('productLogo')
  const feeCode = query.get('feeCode')
  const answer = useMaster(getConsentDetails, {
    code,
    ...(productLogo && { productLogo }),
    ...(productLogo && feeCode && { feeCode }),
  })
  const document = answer.state === 'here' ? answer.data[0]?.document : undefined
  useSubject('terms-conditions', document?.title)
  useFailureRoute(answer.state === 'failed', answer.state === 'failed' && answer.absent ? 'cardNotFound' : '100')
  useFailureRoute(answer.state === 'here' && !document, 'documentNotFound')
  if (!document)
    return (
      <>
        <h1>{t('heading')}</h1>
        <Skeleton label={t('loading')} shapes={['line', 'line', 'panel', 'panel']} />
      </>
    )
  return (
    <div className="document-page">
      <article className="document">
        <h1>{document.title}</h1>
        <p className="document__version">
          {t('version', { version: document.version, date: dateInWords(document.effectiveFrom, language) })}
        </p>
        {document.introduction && <p>{document.introduction}</p>}
        <nav className="document__parts" aria-label={t('parts')}>
          <Disclosure summary={t('parts')}>
            <DocumentParts sections={document.sections} />
          </Disclosure>
        </nav>
        {document.sections.map((section, index) => (
          <DocumentSection key={section.heading} id={partId(index)} section={section} />
        ))}
      </article>
      <aside className="document-page__side">
        <nav aria-labelledby="document-parts">
          <h2 id="document-parts">{t('parts')}</h2>
          <DocumentParts sections={document.sections} />
        </nav>
        <Button kind="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </aside>
    </div>
  )
}

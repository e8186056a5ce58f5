import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { Suspense } from 'react'
import { lazyPart } from './lazy-part.ts'
import { brandNames, usePageData } from '../page/page-data.ts'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'
import { pathOf } from '../routing/routes.ts'
import { Link } from './Link.tsx'
import type { PageKind } from './page-kind.ts'

const Withdraw = lazyPart(() => import('./Withdraw.tsx').then((file) => file.Withdraw))

/** Help first, then what the law requires on every page. Beside the listing in full, within an application in one line. */
export function Footer({ page }: { page: PageKind }) {
  const t = useTexts('shell')
  const language = useLanguage()
  const { brand } = usePageData()
  const { application } = useJourney()
  const names = brandNames(brand, language)
  return (
    <footer className={`footer footer--${page === 'wide' ? page : 'sided'}`} id="help" tabIndex={-1}>
      <div className="footer__inner">
        {page === 'wide' ? (
          <section aria-labelledby="help-heading">
            <h2 id="help-heading" className="footer__heading">
              {t('help.heading')}
            </h2>
            <p>
              <a className="footer__phone" href={names.call}>
                {names.helpline}
              </a>
              <br />
              {t('help.hours', { hours: names.helplineHours })}
            </p>
            <p className="footer__safe">{t('help.safe')}</p>
          </section>
        ) : (
          <p className="footer__help">
            {t('side.help')} <a href={names.call}>{names.helpline}</a>
          </p>
        )}
        <ul className="footer__links">
          <li>
            <Link to={pathOf('terms-conditions', { document: 'TNC' })}>{t('footer.terms')}</Link>
          </li>
          <li>
            <Link to={pathOf('terms-conditions', { document: 'PRIVACY' })}>{t('footer.privacy')}</Link>
          </li>
          <li>
            <Link to={screenPaths.consents}>{t('footer.consents')}</Link>
          </li>
        </ul>
        <p className="footer__legal">{t('footer.legal', { bankLegalName: names.bankLegalName })}</p>
        {/* Last, because it comes with the record: links above it stay where they are pressed. */}
        {application && (
          <Suspense fallback={null}>
            <Withdraw />
          </Suspense>
        )}
      </div>
    </footer>
  )
}

import { partnerOfConsent } from '@card-journey/journey/rules/entry/partner-consents.ts'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import type { ReactNode } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import type { ConsentText } from '../../../fields/ConsentField.tsx'
import { Link } from '../../../layout/Link.tsx'
import { brandNames, usePageData } from '../../../page/page-data.ts'
import { pathOf } from '../../../routing/routes.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { ConsentHistory } from './ConsentHistory.tsx'
import { ConsentNotice } from './ConsentNotice.tsx'
import { ConsentState } from './ConsentState.tsx'
import type { GivenConsents } from './use-given-consents.ts'
import './consents.css'

export interface ConsentRowProps {
  consent: ConsentText
  recorded: GivenConsents[number] | undefined
  /** The record of the applicant has no answer to it. */
  unasked: boolean
  /** What can be done about it here, in view without opening the row. */
  children?: ReactNode
}

/** A consent by its name and how it stands; opened, its words, what it is for and every answer to it. */
export function ConsentRow({ consent, recorded, unasked, children }: ConsentRowProps) {
  const t = useTexts('consents')
  const { application } = useJourney()
  const names = brandNames(usePageData().brand, useLanguage())
  const { code, title, text, mandatory, version, documentCode, notice } = consent
  const partner = partnerOfConsent[code]
  // What is counted in this browser is in no record.
  const isWaiting = unasked && code !== 'ANALYTICS'
  const asked = t(mandatory === 'Y' ? 'needed' : 'optional')
  return (
    <li className="consent">
      <details>
        <summary>
          <h3>{title}</h3>
          {recorded ? (
            <ConsentState history={recorded.history} needed={mandatory === 'Y'} />
          ) : (
            <span className="consent__state">{isWaiting ? t('unasked') : asked}</span>
          )}
          <Icon name="chevron" />
        </summary>
        <Stack gap={1}>
          <p>{text}</p>
          {code === 'BUREAU' && (
            <p>
              {t('bureaus')} {names.firstBureau}, {names.secondBureau}
            </p>
          )}
          {(recorded || isWaiting) && <p className="muted small">{asked}</p>}
          {documentCode && (
            <p>
              <Link to={pathOf('terms-conditions', { document: documentCode })}>{t('read')}</Link>
            </p>
          )}
          {notice && <ConsentNotice notice={notice} version={version} />}
          {recorded && <ConsentHistory history={recorded.history} />}
        </Stack>
      </details>
      {partner && !application && <p className="muted small">{t('partner', { partner: names[partner] })}</p>}
      {children}
    </li>
  )
}

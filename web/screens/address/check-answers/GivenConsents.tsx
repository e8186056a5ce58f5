import type { ConsentCode } from '@card-journey/journey/application/consent.ts'
import { dateInWords } from '@card-journey/journey/texts/date-in-words.ts'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { Link } from '../../../layout/Link.tsx'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { pathOf } from '../../../routing/routes.ts'
import { useGivenConsents } from '../../start/consents/use-given-consents.ts'

const needed: readonly string[] = ['TNC', 'BUREAU', 'KFS', 'MITC'] satisfies ConsentCode[]

/** As on the page of the consents: one that the application needs is given, another is on or off. */
const howItStands = (code: string, given: boolean) => {
  if (needed.includes(code)) return given ? 'consent.given' : 'consent.withheld'
  return given ? 'consent.on' : 'consent.off'
}

/** What the applicant agreed to and when, as it is recorded. Without an answer the panel is left out. */
export function GivenConsents() {
  const t = useTexts('check-answers')
  const shell = useTexts('shell')
  const language = useLanguage()
  const { given: consents = [] } = useGivenConsents()
  if (consents.length === 0) return null
  return (
    <Panel
      heading={t('consents')}
      action={
        <Link to={pathOf('consents')}>
          {shell('action.change')}
          <VisuallyHidden>{`: ${t('consents')}`}</VisuallyHidden>
        </Link>
      }
    >
      <Facts
        facts={consents.map(({ code, title, value, day }) => ({
          term: title,
          value: t(howItStands(code, value === 'Y'), { day: dateInWords(day, language) }),
        }))}
      />
    </Panel>
  )
}

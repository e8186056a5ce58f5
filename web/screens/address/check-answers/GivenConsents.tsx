import type { ResponseOf } from '@card-journey/contract/call.ts'
import { givenConsents } from '@card-journey/contract/calls/apps/givenConsents.ts'
import { showDay } from '@card-journey/journey/fields/dates.ts'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useEffect, useState } from 'react'
import { Link } from '../../../layout/Link.tsx'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { pathOf } from '../../../routing/routes.ts'

/** What the applicant agreed to and when, as it is recorded. Without an answer the panel is left out. */
export function GivenConsents() {
  const t = useTexts('check-answers')
  const shell = useTexts('shell')
  const { ask, application } = useJourney()
  const language = useLanguage()
  const [consents, setConsents] = useState<ResponseOf<typeof givenConsents>>([])
  const known = application !== undefined

  useEffect(() => {
    if (!known) return undefined
    let stale = false
    void ask(givenConsents, { language }).then((outcome) => {
      if (!stale && outcome.ok) setConsents(outcome.response)
    })
    return () => {
      stale = true
    }
  }, [ask, known, language])

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
        facts={consents.map(({ title, value, day, version }) => ({
          term: title,
          value: t(value === 'Y' ? 'consent.given' : 'consent.withheld', { day: showDay(day), version }),
        }))}
      />
    </Panel>
  )
}

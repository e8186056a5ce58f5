import { spokenName } from '@card-journey/journey/application/spoken-name.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useSubject } from '../../../layout/page-title.ts'
import { useStoppedAt } from '../../../sign-in/use-stopped-at.ts'

/** Continue where you left off: the card, the step, the day (SC-37, SC-47). */
export function WelcomeBack() {
  const t = useTexts('verify-otp')
  const { application, moveOn } = useJourney()
  const { step, day } = useStoppedAt()
  // The address is that of the code.
  useSubject('verify-otp', t('welcome.heading'))
  const heading = useRef<HTMLHeadingElement>(null)
  // The address stays, so the shell does not move the focus.
  useEffect(() => heading.current?.focus(), [])
  const name = application?.applicantDetails[0]?.firstName
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {name ? t('welcome.name', { name: spokenName(name) }) : t('welcome.heading')}
      </h1>
      <p>{t('welcome.text')}</p>
      <Panel>
        <Facts
          facts={[
            { term: t('welcome.card'), value: application?.productName },
            ...(step ? [{ term: t('welcome.step'), value: step }] : []),
            ...(day ? [{ term: t('welcome.day'), value: day }] : []),
          ]}
        />
      </Panel>
      <ActionBar>
        <Button onClick={() => moveOn({ replace: true })}>{t('welcome.continue')}</Button>
      </ActionBar>
    </>
  )
}

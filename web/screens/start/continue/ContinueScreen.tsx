import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { useState } from 'react'
import type { Outcome } from '../../../engine/journey.ts'
import { useLinkSecret } from '../../../session/link-secret.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Link } from '../../../layout/Link.tsx'
import { OpenApplication } from './OpenApplication.tsx'

export interface ContinueScreenProps {
  /** Opens the application of a one-time link and moves on to where it stands. NOT_FOUND: used, expired or unknown. */
  open: (token: string) => Promise<Outcome>
}

/**
 * A one-time link to an application, or the hand-off to a phone (RT-75). It is used up by a press, never by a visit.
 */
export function ContinueScreen({ open }: ContinueScreenProps) {
  const t = useTexts('continue')
  const secret = useLinkSecret('fragment')
  const [spent, setSpent] = useState(false)
  async function press(token: string) {
    const outcome = await open(token)
    if (!outcome.ok && outcome.failure?.problem === 'NOT_FOUND') setSpent(true)
  }
  if (secret.state !== 'none' && !spent)
    return <OpenApplication token={secret.state === 'here' ? secret.value : undefined} open={press} />
  return (
    <>
      <OutcomeMark kind="info" />
      <h1>{t('spent')}</h1>
      <p>{t('spent.text')}</p>
      <ActionBar>
        <Link className={buttonClass()} to={screenPaths['verify-application']}>
          {t('signIn')}
        </Link>
      </ActionBar>
    </>
  )
}

import { texts } from '@card-journey/journey/texts/en/fields.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import { refusalOf, type DeskApi } from '../../desk/page/desk-api.ts'
import { Refusal } from '../../desk/page/Refusal.tsx'
import type { PreparedState, PreparedView } from '../views.ts'
import { emailWords, saysState, stateWords } from './telecaller-words.ts'

interface Props {
  api: DeskApi
  prepared: readonly PreparedView[] | undefined
  failed: string | undefined
  refresh: () => Promise<void>
}

const tones: Readonly<Partial<Record<PreparedState, string>>> = {
  confirmed: 'tag tag--on',
  notSent: 'tag tag--failed',
  expired: 'tag tag--failed',
}

/** What became of each link; numbers in part, answers not at all. */
export function PreparedList({ api, prepared, failed, refresh }: Props) {
  const [refused, setRefused] = useState<string>()
  const [newest] = prepared ?? []

  async function sendAgain(id: string) {
    setRefused(undefined)
    try {
      await api.post(`/applications/${id}/again`)
      await refresh()
    } catch (failure) {
      setRefused(refusalOf(failure))
    }
  }

  return (
    <Panel heading="Sent to applicants">
      <Refusal text={refused ?? failed} kind="warning" />
      <p role="status" className="muted">
        {newest ? `${newest.mobile}: ${saysState(newest)}` : 'Nothing has been sent yet.'}
      </p>
      <ul className="telecaller__list">
        {prepared?.map((each) => (
          <li key={each.id}>
            <p>
              <strong>{each.mobile}</strong> <span>{each.card}</span>
              <span className={tones[each.state] ?? 'tag'}>{stateWords[each.state]}</span>
            </p>
            <p>{saysState(each)}</p>
            {each.email ? <p>{emailWords[each.email]}</p> : null}
            {each.entered.length > 0 ? (
              <p className="muted small">
                Filled in: {each.entered.map((field) => texts[`${field}.label`]).join(', ')}
              </p>
            ) : null}
            {each.canSendAgain ? (
              <p>
                <Button kind="secondary" busyText="Sending…" onClick={() => sendAgain(each.id)}>
                  Send a new link to {each.mobile}
                </Button>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

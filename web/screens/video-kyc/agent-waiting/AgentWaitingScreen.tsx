import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { CompleteLater } from '../../kyc/CompleteLater.tsx'
import { SelfView } from '../SelfView.tsx'
import { useCall, useOwnPicture, type CallState } from './use-call.ts'

const wordsOf = { waiting: 'waiting', ringing: 'ringing', inCall: 'inCall', ended: 'ended' } as const

/** The call: its state, the applicant's own picture, and what happens next. */
export function AgentWaitingScreen() {
  const t = useTexts('agent-waiting')
  const state = useCall()
  const picture = useOwnPicture()
  const said = t(`state.${wordOf(state)}`)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="call-state" role="status">
        <Icon name={state === 'inCall' ? 'success' : 'clock'} />
        <span>{said}</span>
      </p>
      <SelfView
        stream={picture ?? undefined}
        label={t('view')}
        without={picture === null ? t('view.none') : t('view.before')}
      />
      {picture === null && (
        <Notice kind="warning" role="alert">
          <p>{t('camera')}</p>
        </Notice>
      )}
      <ul className="bullets">
        <li>{t('show')}</li>
        <li>{t('never')}</li>
        <li>{t('stay')}</li>
      </ul>
      <ActionBar>
        <CompleteLater kind="secondary">{t('later')}</CompleteLater>
      </ActionBar>
    </>
  )
}

/** A result is only visible for a moment, so it reads like the end of the call. */
const wordOf = (state: CallState | undefined): keyof typeof wordsOf =>
  state === undefined ? 'waiting' : state in wordsOf ? (state as keyof typeof wordsOf) : 'ended'

import type { Prompt } from '@card-journey/ui/call/line.ts'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import './agent-waiting.css'

/** What the agent asks to be shown, on the picture, where the eyes are: also for people who can't hear it. */
export function PromptNotice({ prompt, canTurn }: { prompt: Prompt | undefined; canTurn: boolean }) {
  const t = useTexts('agent-waiting')
  // The live region is there before its words, or they would not be announced.
  return (
    <div className="call-prompt" role="status">
      {prompt && (
        <>
          <Icon name="info" />
          <div>
            <p>
              <strong>{t(`prompt.${prompt}`)}</strong>
            </p>
            {prompt === 'pan' && canTurn && <p className="small">{t('prompt.turn')}</p>}
          </div>
        </>
      )}
    </div>
  )
}

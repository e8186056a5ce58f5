import { contestDecision } from '@card-journey/contract/calls/apps/contestDecision.ts'
import { longestContest } from '@card-journey/journey/rules/notice/contest.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'

/** Asks for a person to look again, and says what has become of that. */
export function Contest() {
  const t = useTexts('ending')
  const { application } = useJourney()
  const [open, setOpen] = useState(false)
  const { contest, ending } = application?.facts ?? {}
  const asked = contest !== undefined && (ending === undefined || contest.of === ending.at)
  const news = useRef<HTMLParagraphElement>(null)
  // The form was closed by sending it: focus goes to what is said instead.
  useEffect(() => {
    if (!asked || !open) return
    setOpen(false)
    news.current?.focus()
  }, [asked, open])
  if (asked)
    return (
      <p role="status" tabIndex={-1} ref={news}>
        <strong>{t(`contest.${contest.outcome ?? 'asked'}`)}</strong>
      </p>
    )
  return open ? (
    <ContestForm onClose={() => setOpen(false)} />
  ) : (
    <p>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('contest.ask')}
      </Button>
    </p>
  )
}

function ContestForm({ onClose }: { onClose: () => void }) {
  const t = useTexts('ending')
  const language = useLanguage()
  const attempt = useAttempt()
  const id = useId()
  const [words, setWords] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="contest">
      <label htmlFor={id}>{t('contest.words')}</label>
      <p className="muted small" id={`${id}-hint`}>
        {t('contest.words.hint', { characters: longestContest.toLocaleString('en-IN') })}
      </p>
      <textarea
        id={id}
        className="input"
        rows={4}
        maxLength={longestContest}
        aria-describedby={`${id}-hint`}
        value={words}
        ref={field}
        onChange={({ target }) => setWords(target.value)}
      />
      <ProblemNotice />
      <p className="letter__ways">
        <Button
          kind="secondary"
          busyText={t('contest.busy')}
          onClick={() => attempt(contestDecision, { ...(words.trim() && { words }), language })}
        >
          {t('contest.send')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('contest.cancel')}
        </Button>
      </p>
    </div>
  )
}

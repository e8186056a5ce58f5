import { contestDecision } from '@card-journey/contract/calls/apps/contestDecision.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { contestDraft, longestContest } from '@card-journey/journey/rules/notice/contest.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { draftOf, useDraft } from '../../../form/draft.ts'
import { createForm } from '../../../form/form.ts'
import { FormContext } from '../../../form/use-form.ts'
import { NearLimit } from '../../../fields/NearLimit.tsx'
import { useRegistered } from '../../../fields/use-registered.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { brandNames, usePageData } from '../../../page/page-data.ts'
import { contestOf } from './contested.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import './decision.css'

const drafted = { screen: contestDraft.screen, questions: { [contestDraft.field]: undefined } }

const wordsKept = (application: ApplicationView | undefined): string =>
  draftOf(application, contestDraft.screen)[contestDraft.field] ?? ''

/** Asks for a person to look again, and says what has become of that. */
export function Contest() {
  const t = useTexts('ending')
  const { application } = useJourney()
  const { helpline, helplineHours } = brandNames(usePageData().brand, useLanguage())
  // Words that were written before a reload are shown again.
  const [open, setOpen] = useState(Boolean(wordsKept(application)))
  const contest = contestOf(application)
  const asked = contest !== undefined
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
        {t(`contest.${contest.outcome ?? (contest.delayed ? 'delayed' : 'asked')}`, { helpline, hours: helplineHours })}
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
  const { application } = useJourney()
  const id = useId()
  const valuesIn = (record: typeof application) => ({ [contestDraft.field]: wordsKept(record) })
  const [form] = useState(() =>
    createForm({ values: valuesIn(application), check: (answers) => ({ answers, mistakes: {} }) }),
  )
  const words = useRegistered(contestDraft.field, form)
  const draft = useDraft(drafted, form, valuesIn)
  // The button that opened the form is gone.
  useEffect(() => document.getElementById(id)?.focus(), [id])
  const send = async () => {
    const written = form.value(contestDraft.field).trim()
    draft.begin()
    const { ok } = await attempt(contestDecision, { ...(written && { words: written }), language })
    draft.end(ok)
  }
  return (
    <div className="contest">
      <label htmlFor={id}>{t('contest.words')}</label>
      <p className="muted small" id={`${id}-hint`}>
        {t('contest.words.hint')}
      </p>
      <FormContext value={form}>
        <NearLimit name={contestDraft.field} most={longestContest}>
          <textarea
            id={id}
            className="input"
            rows={4}
            maxLength={longestContest}
            aria-describedby={`${id}-hint`}
            {...words}
          />
        </NearLimit>
      </FormContext>
      <ProblemNotice />
      <p className="letter__ways">
        <Button kind="secondary" busyText={t('contest.busy')} onClick={send}>
          {t('contest.send')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('contest.cancel')}
        </Button>
      </p>
    </div>
  )
}

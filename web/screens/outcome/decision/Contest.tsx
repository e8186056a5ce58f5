import { contestDecision } from '@card-journey/contract/calls/apps/contestDecision.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { contestDraft, longestContest } from '@card-journey/journey/rules/notice/contest.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
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
import type { ContestFact } from './contested.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import './decision.css'

const drafted = { screen: contestDraft.screen, questions: { [contestDraft.field]: undefined } }

const wordsKept = (application: ApplicationView | undefined): string =>
  draftOf(application, contestDraft.screen)[contestDraft.field] ?? ''

/** The button that opens a form for a person’s look. Words that were written before a reload are shown again. */
export function Contest({ onSent }: { onSent: () => void }) {
  const t = useTexts('ending')
  const { application } = useJourney()
  const [open, setOpen] = useState(Boolean(wordsKept(application)))
  return (
    <Disclosure
      className="disclosure decision__ask"
      summary={t('contest.ask')}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {open && <ContestForm onSent={onSent} />}
    </Disclosure>
  )
}

/** What has become of the request. The form it was sent from is gone: focus goes to what is said instead. */
export function ContestNews({ contest, sent, leads }: { contest: ContestFact; sent?: boolean; leads?: boolean }) {
  const t = useTexts('ending')
  const { helpline, helplineHours } = brandNames(usePageData().brand, useLanguage())
  const news = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (sent) news.current?.focus()
  }, [sent])
  return (
    <p role="status" className={leads ? 'lead' : undefined} tabIndex={-1} ref={news}>
      {t(`contest.${contest.outcome ?? (contest.delayed ? 'delayed' : 'asked')}`, { helpline, hours: helplineHours })}
    </p>
  )
}

function ContestForm({ onSent }: { onSent: () => void }) {
  const t = useTexts('ending')
  const language = useLanguage()
  const attempt = useAttempt()
  const { application } = useJourney()
  const id = useId()
  const [form] = useState(() =>
    createForm({
      values: { [contestDraft.field]: wordsKept(application) },
      check: (answers) => ({ answers, mistakes: {} }),
    }),
  )
  const words = useRegistered(contestDraft.field, form)
  const draft = useDraft(drafted, form)
  const send = async () => {
    const written = form.value(contestDraft.field).trim()
    draft.begin()
    const { ok } = await attempt(contestDecision, { ...(written && { words: written }), language })
    draft.end(ok)
    if (ok) onSent()
  }
  return (
    <div className="contest">
      <p>{t('contest.about')}</p>
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
      <Button busyText={t('contest.busy')} onClick={send}>
        {t('contest.send')}
      </Button>
    </div>
  )
}

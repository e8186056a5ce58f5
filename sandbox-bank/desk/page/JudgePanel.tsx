import { Button } from '@card-journey/ui/Button.tsx'
import { Field } from '@card-journey/ui/inputs/Field.tsx'
import { FieldGroup } from '@card-journey/ui/inputs/FieldGroup.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { RadioCards } from '@card-journey/ui/inputs/RadioCards.tsx'
import { useState } from 'react'
import type { Reasons, Verdict } from '../call.ts'
import type { CallView } from '../views.ts'
import { itemWords, verdictWords } from './words.ts'
import { Refusal } from './Refusal.tsx'
import { refusalOf } from './desk-api.ts'

export interface Judgement extends Reasons {
  verdict: Verdict
  note: string
}

interface Props {
  call: CallView
  onJudge: (judgement: Judgement) => Promise<void>
}

/** `accepted` comes from the bank's follow-up alone. */
type OwnVerdict = Exclude<Verdict, 'accepted'>

const verdicts: readonly OwnVerdict[] = ['approved', 'refer', 'decline']
const isVerdict = (value: string): value is OwnVerdict => (verdicts as readonly string[]).includes(value)

const hints: Readonly<Record<OwnVerdict, string>> = {
  approved: 'Identity verified, all evidence collected.',
  refer: 'Not verified; a bank representative follows up.',
  decline: 'Identity refused.',
}

/** The agent's verdict. Reasons of business and technical reasons are separate. */
export function JudgePanel({ call, onJudge }: Props) {
  const [verdict, setVerdict] = useState<OwnVerdict>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [unexplained, setUnexplained] = useState(false)
  const [refused, setRefused] = useState<string>()

  const explainsGap = call.recording === 'gap' && verdict === 'approved'
  const ofKind = (kind: keyof Reasons) =>
    call.reasons[kind].map(({ code }) => code).filter((code) => chosen.includes(code))
  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code])

  async function judge() {
    setRefused(undefined)
    if (verdict === undefined) return setWrong('Choose a result')
    if (verdict === 'approved' && call.missing.length > 0)
      return setWrong(`Evidence is missing: ${call.missing.map((item) => itemWords[item].toLowerCase()).join(', ')}`)
    if (verdict === 'approved' && explainsGap && note.trim() === '') return setUnexplained(true)
    if (verdict !== 'approved' && chosen.length === 0) return setWrong('Choose at least one reason')
    setWrong(undefined)
    try {
      const reasons = verdict === 'approved' ? { business: [], technical: [] } : undefined
      await onJudge({ verdict, note, ...(reasons ?? { business: ofKind('business'), technical: ofKind('technical') }) })
    } catch (failure) {
      setRefused(refusalOf(failure))
    }
  }

  return (
    <Panel heading="Your result">
      <Refusal text={refused} />
      <div className="stack">
        <FieldGroup id="verdict" label="Result of the call" error={wrong}>
          <RadioCards
            id="verdict"
            name="verdict"
            value={verdict ?? ''}
            columns={3}
            choices={verdicts.map((value) => ({ value, label: verdictWords[value], hint: hints[value] }))}
            onChange={(event) => {
              if (isVerdict(event.target.value)) setVerdict(event.target.value)
              setWrong(undefined)
            }}
          />
        </FieldGroup>
        {verdict === 'refer' || verdict === 'decline' ? (
          <div className="reasons">
            {(['business', 'technical'] as const).map((kind) => (
              <fieldset key={kind}>
                <legend className="field__label">
                  {kind === 'business' ? 'Business reasons' : 'Technical reasons'}
                </legend>
                {call.reasons[kind].map(({ code, text }) => (
                  <label key={code} className="tick">
                    <input type="checkbox" checked={chosen.includes(code)} onChange={() => toggle(code)} />
                    {text}
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
        ) : null}
        <Field
          id="note"
          label={explainsGap ? 'Note for the auditor' : 'Note for the auditor (optional)'}
          hint={explainsGap ? 'Parts of the recording are missing.' : undefined}
          error={unexplained && explainsGap ? 'Say why the call can be approved without them' : undefined}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              className="input note"
              rows={3}
              maxLength={500}
              value={note}
              onChange={(event) => {
                setNote(event.target.value)
                setUnexplained(false)
              }}
            />
          )}
        </Field>
        <Button onClick={judge}>Send to the auditor</Button>
      </div>
    </Panel>
  )
}

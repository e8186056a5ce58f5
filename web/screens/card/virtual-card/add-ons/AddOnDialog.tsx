import type { ResponseOf } from '@card-journey/contract/call.ts'
import { addOnOrder } from '@card-journey/contract/calls/apps/addOnOrder.ts'
import { nameOnCardLength } from '@card-journey/journey/fields/name-on-card.ts'
import { addOnRelations } from '@card-journey/journey/rules/card/add-on.ts'
import { addOnCard } from '@card-journey/journey/steps/card/virtual-card/form.ts'
import type { Answers } from '@card-journey/journey/steps/form.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { DateField } from '../../../../fields/DateField.tsx'
import { NameField } from '../../../../fields/NameField.tsx'
import { NearLimit } from '../../../../fields/NearLimit.tsx'
import { SelectField } from '../../../../fields/SelectField.tsx'
import { ScreenForm } from '../../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../../form/use-screen-form.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { ConsentedProof } from '../proof/ConsentedProof.tsx'
import { proofProblems } from '../proof/proof-problems.ts'
import { useAddOnFee } from './use-add-on-fee.ts'

type Ordered = ResponseOf<typeof addOnOrder>
type Person = Answers<keyof typeof addOnCard.questions>

export interface AddOnDialogProps {
  open: boolean
  /** Another card is asked for; otherwise those that there are, `children`, are shown. */
  asking: boolean
  children?: ReactNode
  limits: readonly number[]
  onClose: () => void
  onDone: (ordered: Ordered) => void
  /** What the bank said after the pop-up was closed: undefined, nothing. */
  onLate: (ordered: Ordered | undefined) => void
  /** The bank takes no order any more, as after one in another tab. */
  onRefused: () => Promise<void>
}

/** The cards that there are; or whom another is for, then the holder's consent and the code. */
export function AddOnDialog({ open, asking, children, ...rest }: AddOnDialogProps) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  // Closed by mistake or by Back, it opens again as it was left.
  const left = useRef<Partial<Person>>({})
  return (
    <Dialog
      open={open}
      heading={t(asking ? 'addOn.ask' : 'addOn')}
      onClose={rest.onClose}
      closeLabel={shell('action.close')}
    >
      {open && (asking ? <Asked {...rest} left={left} /> : children)}
    </Dialog>
  )
}

interface AskedProps extends Omit<AddOnDialogProps, 'open' | 'asking' | 'children'> {
  left: RefObject<Partial<Person>>
}

function Asked({ limits, left, onClose, onDone, onLate, onRefused }: AskedProps) {
  const t = useTexts('virtual-card')
  const language = useLanguage()
  const attempt = useAttempt()
  const [person, setPerson] = useState<Person>()
  const ordered = useRef<Ordered>(undefined)
  const fee = useAddOnFee()
  const binding = useScreenForm(addOnCard, {
    async submit(answers) {
      setPerson(answers)
      return { ok: true, response: undefined }
    },
    defaults: left.current,
  })
  const { form } = binding
  useEffect(
    () => () => {
      left.current = ordered.current ? {} : form.state().values
    },
    [form, left],
  )
  if (!person)
    return (
      <ScreenForm binding={binding}>
        <NearLimit name="addOnName" most={nameOnCardLength}>
          <NameField name="addOnName" label={t('addOnName.label')} hint={t('addOnName.hint')} />
        </NearLimit>
        <SelectField
          name="addOnRelation"
          label={t('addOnRelation.label')}
          placeholder={t('addOnRelation.choose')}
          choices={addOnRelations.map((relation) => ({ value: relation, label: t(`relation.${relation}`) }))}
        />
        <DateField name="addOnBirthDate" label={t('addOnBirthDate.label')} hint={t('addOnBirthDate.hint')} />
        <SelectField
          name="addOnLimit"
          label={t('addOnLimit.label')}
          hint={t('addOnLimit.hint')}
          placeholder={t('addOnLimit.choose')}
          choices={limits.map((limit) => ({ value: String(limit), label: rupeesText(limit) }))}
        />
      </ScreenForm>
    )
  // Nobody agrees before the price is known.
  if (fee.loading) return <Skeleton shapes={['panel']} label={t('agree.loading')} />
  return (
    <ConsentedProof
      code="ADDON"
      onRefuse={onClose}
      template="ADDON_OTP"
      fact={[t('addOn.ask.fact', { name: person.addOnName, amount: rupeesText(Number(person.addOnLimit)) }), fee.words]
        .filter(Boolean)
        .join(' ')}
      submitLabel={t('addOn.ask')}
      failed={t('addOn.failed')}
      prove={async (given, { otp = '' }) => {
        const request = { ...person, consent: { code: 'ADDON', ...given }, otp, language } as const
        const outcome = await attempt(addOnOrder, request, [...proofProblems, 'FIELDS_REFUSED'])
        if (outcome.ok) ordered.current = outcome.response
        else if (outcome.failure?.problem === 'WRONG_STATE') await onRefused()
        else if (outcome.failure?.problem === 'FIELDS_REFUSED') {
          setPerson(undefined)
          const refused = outcome.fields
          // After this render, which has the fields again.
          setTimeout(() => {
            binding.form.refuse(refused)
            showField(Object.keys(refused)[0] ?? 'addOnName')
          })
        }
        return outcome
      }}
      onDone={() => ordered.current && onDone(ordered.current)}
      onLate={(outcome) => {
        if (outcome.ok) left.current = {}
        else if (outcome.failure?.problem === 'WRONG_STATE') return
        onLate(ordered.current)
      }}
    />
  )
}

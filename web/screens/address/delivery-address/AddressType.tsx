import { addressOf } from '@card-journey/journey/application/due.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { deliveryAddress } from '@card-journey/journey/steps/address/delivery-address/form.ts'
import { placeOf, streetOf } from '@card-journey/journey/application/address-lines.ts'
import type { Choice } from '@card-journey/ui/inputs/choice.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { FieldError } from '@card-journey/ui/inputs/FieldError.tsx'
import { errorId } from '@card-journey/ui/inputs/field-wiring.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState, type ReactNode } from 'react'
import { ChoiceField } from '../../../fields/ChoiceField.tsx'
import { useAnswer } from '../../../fields/use-answer.ts'
import { useFrame } from '../../../fields/use-frame.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { AddressTypeDialog } from './AddressTypeDialog.tsx'

const name = 'addressType'

interface AddressTypeProps {
  application: ApplicationView
  /** The way to another address: the last of the choices, or a row of the answer's box. */
  children: ReactNode
}

/** Residence or office, as far as they are on file: asked on the page, or, once there is an answer, changed in a pop-up. */
export function AddressType({ application, children }: AddressTypeProps) {
  const t = useTexts('delivery-address')
  // As the record was when the page opened: choosing doesn't take the choice away.
  const [answered] = useState(() => deliveryAddress.read(application)[name] !== '')
  const choices = (['RESIDENCE', 'OFFICE'] as const).flatMap((type) => {
    const address = addressOf(application, type)
    return address
      ? [{ value: type, label: t(`addressType.${type}`), hint: `${streetOf(address)}, ${placeOf(address)}` }]
      : []
  })
  return answered ? (
    <Chosen choices={choices}>{children}</Chosen>
  ) : (
    <div>
      <ChoiceField name={name} label={t('addressType.label')} choices={choices} />
      {children}
    </div>
  )
}

/** The address on record, or that of a customer's home, and the pop-up that changes it (SC-39). */
function Chosen({ choices, children }: { choices: readonly Choice[]; children: ReactNode }) {
  const t = useTexts('delivery-address')
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState('')
  const { value, onChange } = useAnswer(name)
  const { error } = useFrame({ name, label: t('addressType.label') })
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <div className={error === undefined ? 'field' : 'field field--wrong'}>
      <Panel
        heading={chosen?.label}
        action={
          <Button
            id={name}
            kind="quiet"
            aria-haspopup="dialog"
            aria-describedby={error === undefined ? undefined : errorId(name)}
            onClick={() => {
              setPicked(value)
              setOpen(true)
            }}
          >
            {t('change')}
          </Button>
        }
      >
        <p>{chosen?.hint}</p>
        {children}
      </Panel>
      <FieldError id={errorId(name)}>{error}</FieldError>
      <AddressTypeDialog
        open={open}
        choices={choices}
        picked={picked}
        onPick={setPicked}
        onChoose={(type) => {
          onChange(type)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}

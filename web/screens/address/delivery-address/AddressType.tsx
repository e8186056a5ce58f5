import { addressOf } from '@card-journey/journey/application/due.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { FieldError } from '@card-journey/ui/inputs/FieldError.tsx'
import { errorId } from '@card-journey/ui/inputs/field-wiring.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import { useAnswer } from '../../../fields/use-answer.ts'
import { useFrame } from '../../../fields/use-frame.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { placeOf, streetOf } from '@card-journey/journey/application/address-lines.ts'
import { AddressTypeDialog } from './AddressTypeDialog.tsx'

const name = 'addressType'

/** The chosen address, and the pop-up to choose it: residence or office, if they are on file (SC-39). */
export function AddressType({ application }: { application: ApplicationView }) {
  const t = useTexts('delivery-address')
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState('')
  const { value, onChange } = useAnswer(name)
  const { error } = useFrame({ name, label: t('addressType.label') })
  const onFile = (['RESIDENCE', 'OFFICE'] as const).flatMap((type) => {
    const address = addressOf(application, type)
    return address ? [{ type, address }] : []
  })
  const chosen = onFile.find(({ type }) => type === value)
  return (
    <div className={error === undefined ? 'field' : 'field field--wrong'}>
      <Panel heading={chosen ? t(`addressType.${chosen.type}`) : t('none')}>
        {chosen ? (
          <div>
            <p>{streetOf(chosen.address)}</p>
            <p>{placeOf(chosen.address)}</p>
          </div>
        ) : (
          <p>{t('none.text')}</p>
        )}
        {/* One button, so that focus comes back to it; until an address is chosen it is the next step. */}
        <Button
          id={name}
          kind={chosen ? 'secondary' : 'primary'}
          aria-haspopup="dialog"
          aria-describedby={error === undefined ? undefined : errorId(name)}
          onClick={() => {
            setPicked(value)
            setOpen(true)
          }}
        >
          {chosen ? t('change') : t('choose')}
        </Button>
      </Panel>
      <FieldError id={errorId(name)}>{error}</FieldError>
      <AddressTypeDialog
        open={open}
        choices={onFile.map(({ type, address }) => ({
          value: type,
          label: t(`addressType.${type}`),
          hint: `${streetOf(address)}, ${placeOf(address)}`,
        }))}
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

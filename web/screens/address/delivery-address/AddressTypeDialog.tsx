import type { Choice } from '@card-journey/ui/inputs/choice.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { FieldGroup } from '@card-journey/ui/inputs/FieldGroup.tsx'
import { RadioCards } from '@card-journey/ui/inputs/RadioCards.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'

export interface AddressTypeDialogProps {
  open: boolean
  choices: readonly Choice[]
  /** The selected one; empty for none. It counts once the button is pressed. */
  picked: string
  onPick: (type: string) => void
  onChoose: (type: string) => void
  onClose: () => void
}

/** Residence or Office (SC-39). Closing it without the button changes nothing. */
export function AddressTypeDialog({ open, choices, picked, onPick, onChoose, onClose }: AddressTypeDialogProps) {
  const t = useTexts('delivery-address')
  const shell = useTexts('shell')
  return (
    <Dialog
      open={open}
      heading={t('dialog.heading')}
      onClose={onClose}
      closeLabel={shell('action.close')}
      actions={
        <>
          <Button unready={!picked} onClick={() => picked && onChoose(picked)}>
            {t('dialog.use')}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {shell('action.cancel')}
          </Button>
        </>
      }
    >
      <FieldGroup id="deliverTo" label={t('addressType.label')} hint={t('dialog.hint')}>
        <RadioCards
          id="deliverTo"
          name="deliverTo"
          choices={choices}
          value={picked}
          onChange={(event) => onPick(event.target.value)}
        />
      </FieldGroup>
    </Dialog>
  )
}

import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import { useHelpline } from './use-helpline.ts'

/** Calls the bank's helpline. */
export function CallDoor() {
  const t = useTexts('ending')
  const { helpline } = useHelpline()
  return (
    <a className={buttonClass('secondary')} href={`tel:${helpline.replace(/\D/g, '')}`}>
      {t('call', { helpline })}
    </a>
  )
}

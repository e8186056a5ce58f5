import { buttonClass, type ButtonKind } from '@card-journey/ui/button-class.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import { useHelpline } from './use-helpline.ts'

/** Calls the bank's helpline; quiet where something else comes first. */
export function CallDoor({ kind = 'secondary' }: { kind?: ButtonKind }) {
  const t = useTexts('ending')
  const { helpline } = useHelpline()
  return (
    <a className={buttonClass(kind)} href={`tel:${helpline.replace(/\D/g, '')}`}>
      {t('call', { helpline })}
    </a>
  )
}

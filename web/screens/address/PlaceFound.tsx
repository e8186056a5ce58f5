import { Button } from '@card-journey/ui/Button.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useTexts } from '../../texts/screen-texts.ts'
import { isArmyPost } from '@card-journey/journey/rules/address/place-names.ts'
import { isRefused, type PincodeAnswer, type Place } from './use-pincode.ts'

interface PlaceFoundProps {
  pincode: PincodeAnswer
  place: Place | undefined
  /** Opens city and state for typing. */
  change?: () => void
}

/** City and state of a pincode, as one line that is announced when it is found; what to do about an army post office. */
export function PlaceFound({ pincode, place, change }: PlaceFoundProps) {
  const t = useTexts('fields')
  const shell = useTexts('shell')
  const armyPost = isRefused(pincode) && isArmyPost(pincode.for)
  const said = place
    ? t('place.found', { city: place.city, state: place.state })
    : armyPost
      ? t('pincode.armyPost')
      : pincode.state === 'looking'
        ? t('pincode.looking')
        : ''
  return (
    <div className={place || armyPost ? 'place' : 'visually-hidden'}>
      <p role="status" className="place__line">
        {said}
      </p>
      {place && change && (
        <Button kind="quiet" onClick={change}>
          {shell('action.change')}
          <VisuallyHidden>{`: ${t('place.label')}`}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}

import { Button } from '@card-journey/ui/Button.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useTexts } from '../../texts/screen-texts.ts'
import type { Place } from './use-pincode.ts'

interface PlaceFoundProps {
  looking: boolean
  place: Place | undefined
  /** Opens city and state for typing. */
  change?: () => void
}

/** City and state of a pincode, as one line that is announced when it is found. */
export function PlaceFound({ looking, place, change }: PlaceFoundProps) {
  const t = useTexts('fields')
  const shell = useTexts('shell')
  return (
    <div className="place">
      <p role="status" className={place ? 'place__line' : 'visually-hidden'}>
        {place ? t('place.found', { city: place.city, state: place.state }) : looking ? t('pincode.looking') : ''}
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

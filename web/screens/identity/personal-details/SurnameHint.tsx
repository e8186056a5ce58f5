import { pan, panDiffersFromSurname } from '@card-journey/journey/fields/pan.ts'
import { lastName as surname } from '@card-journey/journey/fields/last-name.ts'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useTyped } from '../../../form/use-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'

/**
 * Points out that the PAN's fifth letter is not the surname's first: a hint to check, never an error (rulings, section
 * 4).
 */
export function SurnameHint() {
  const t = useTexts('fields')
  const panNumber = useTyped('panNumber')
  const lastName = useTyped('lastName')
  const differs = panDiffersFromSurname(pan.normalise(panNumber), surname.normalise(lastName))
  return (
    <div role="status">
      {differs && (
        <Notice>
          <p>{t('panNumber.surnameHint')}</p>
        </Notice>
      )}
    </div>
  )
}

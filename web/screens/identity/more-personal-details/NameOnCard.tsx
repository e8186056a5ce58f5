import {
  embossed,
  isNameShortened,
  nameOnCard,
  nameOnCardFrom,
  nameOnCardLength,
} from '@card-journey/journey/fields/name-on-card.ts'
import { useEffect } from 'react'
import { useForm, useTyped } from '../../../form/use-form.ts'
import { NameField } from '../../../fields/NameField.tsx'
import { NearLimit } from '../../../fields/NearLimit.tsx'
import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { CardColumn } from '../../../layout/CardColumn.tsx'
import { OwnCard } from '../../../layout/OwnCard.tsx'

/** The name on the card, with a preview. "Too long" appears while typing, not only on leaving (VA-53). */
export function NameOnCard() {
  const field = useFieldTexts()
  const form = useForm()
  const name = nameOnCard.normalise(useTyped('nameOnCard'))
  const tooLong = name.length > nameOnCardLength
  const t = useTexts('more-personal-details')
  const { firstName = '', middleName = '', lastName = '' } = useJourney().application?.applicantDetails[0] ?? {}
  const names = [firstName, middleName, lastName] as const
  const shortened = isNameShortened(...names) && name === nameOnCardFrom(...names)
  useEffect(() => {
    if (tooLong) form.check('nameOnCard')
  }, [form, tooLong])
  return (
    <>
      <CardColumn>
        <OwnCard holder={embossed(name)} />
      </CardColumn>
      <NearLimit name="nameOnCard" most={nameOnCardLength}>
        <NameField
          {...field('nameOnCard')}
          hint={shortened ? t('nameOnCard.shortened', { most: nameOnCardLength }) : undefined}
        />
      </NearLimit>
    </>
  )
}

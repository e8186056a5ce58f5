import { classes } from '@card-journey/ui/classes.ts'
import { brandNames, usePageData } from '../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import './cards.css'

/** On a desktop the rest of the last row: what helps to choose. Its number is no link: the footer's help has that. */
export function ClosingTile({ width }: { width: number }) {
  const t = useTexts('cards')
  const { helpline, helplineHours } = brandNames(usePageData().brand, useLanguage())
  return (
    <li className={classes('closing-tile', width === 2 && 'closing-tile--wide')}>
      <h2>{t('closing')}</h2>
      <p>{t('closing.compare')}</p>
      <p>{t('closing.call', { helpline, hours: helplineHours })}</p>
    </li>
  )
}

import { Facts } from '@card-journey/ui/Facts.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { monthName } from './slips/month-words.ts'
import './ways-ahead.css'

/** What each way asks, until one is chosen: its panel takes this one's place. */
export function WaysAhead({ months }: { months: readonly string[] }) {
  const t = useTexts('upload-document')
  const language = useLanguage()
  const named = months.map((month) => monthName(month, language)).join(', ')
  return (
    <Panel heading={t('ways')}>
      <div className="ways-ahead">
        <Facts
          facts={[
            { term: t('ways.statement'), value: t('share.lead') },
            { term: t('ways.slips'), value: `${t('ways.slips.months', { months: named })} ${t('formats')}` },
          ]}
        />
      </div>
    </Panel>
  )
}

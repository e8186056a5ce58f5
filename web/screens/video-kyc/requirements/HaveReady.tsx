import { useTexts } from '../../../texts/screen-texts.ts'
import '../video-kyc.css'

/** What the applicant needs to hand for the call. */
export function HaveReady({ level: Heading }: { level: 'h2' | 'h3' }) {
  const t = useTexts('requirements')
  return (
    <div className="have-ready">
      <Heading className="panel__heading">{t('ready')}</Heading>
      <ul className="bullets">
        <li>{t('ready.pan')}</li>
        <li>{t('ready.light')}</li>
        <li>{t('ready.alone')}</li>
      </ul>
    </div>
  )
}

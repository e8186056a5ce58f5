import { useTexts } from '../../../texts/screen-texts.ts'
import '../video-kyc.css'

/** What the applicant needs to hand for the call. */
export function HaveReady() {
  const t = useTexts('requirements')
  return (
    <div className="have-ready">
      <h2 className="panel__heading">{t('ready')}</h2>
      <ul className="bullets">
        <li>{t('ready.pan')}</li>
        <li>{t('ready.light')}</li>
        <li>{t('ready.alone')}</li>
      </ul>
    </div>
  )
}

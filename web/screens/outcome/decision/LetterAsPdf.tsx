import { decisionLetter } from '@card-journey/contract/calls/apps/decisionLetter.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { saveFile } from '../../../layout/save-file.ts'

/** The letter as a PDF, which the server makes: its library and fonts are no part of what browsers load. */
export function LetterAsPdf({ language, name }: { language: Language; name: string }) {
  const t = useTexts('ending')
  const attempt = useAttempt()
  return (
    <Button
      kind="secondary"
      busyText={t('letter.pdf.busy')}
      onClick={async () => {
        const outcome = await attempt(decisionLetter, { language })
        if (!outcome.ok || !outcome.response) return
        const bytes = Uint8Array.from(atob(outcome.response.pdf), (sign) => sign.codePointAt(0) ?? 0)
        saveFile(name, 'application/pdf', bytes)
      }}
    >
      {t('letter.pdf')}
    </Button>
  )
}

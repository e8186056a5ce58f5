import { blocksOf } from '@card-journey/journey/rules/notice/letter-blocks.ts'
import { languages, type Language } from '@card-journey/journey/texts/languages.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { useEffect, useState } from 'react'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { languageNames } from '../../../texts/language.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { saveFile } from '../../../layout/save-file.ts'
import { letterPage } from './letter-file.ts'
import { NoticePart } from './NoticePart.tsx'
import { LetterAsPdf } from './LetterAsPdf.tsx'
import { LetterByEmail } from './LetterByEmail.tsx'
import { useNotice, type Notice } from './use-notice.ts'
import './decision.css'

/** The letter: to read, print and keep, in every language. `first` is the page's own. */
export function Letter({ first }: { first: Notice }) {
  const t = useTexts('ending')
  const [open, setOpen] = useState(false)
  return (
    <Disclosure summary={t('letter.heading')} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {open && <OpenLetter first={first} />}
    </Disclosure>
  )
}

function OpenLetter({ first }: { first: Notice }) {
  const t = useTexts('ending')
  const [language, setLanguage] = useState<Language>(first.language)
  const fetched = useNotice(language)
  const notice = fetched.state === 'here' && fetched.notice.language === language ? fetched.notice : first
  useEffect(() => {
    document.documentElement.classList.add('printing-letter')
    return () => document.documentElement.classList.remove('printing-letter')
  }, [])
  const declined = useJourney().application?.facts.withdrawn?.offer
  const withdrawn = declined ? 'letter.about.declined' : 'letter.about.withdrawn'
  const about = first.reason === 'withdrawn' ? withdrawn : 'letter.about'
  const file = `${t('letter.file')}-${notice.language}`
  return (
    <>
      <p>{t(about)}</p>
      <p className="letter__ways" role="group" aria-label={t('letter.languages')}>
        {languages.map((each) => (
          <Button
            key={each}
            kind="quiet"
            lang={each}
            aria-pressed={notice.language === each}
            onClick={() => setLanguage(each)}
          >
            {languageNames[each]}
          </Button>
        ))}
      </p>
      <article className="letter" lang={notice.language} aria-label={notice.subject}>
        {blocksOf(notice).map((block, index) =>
          'part' in block ? (
            <section key={block.part.part}>
              <h3>{block.part.heading}</h3>
              <NoticePart part={block.part} />
            </section>
          ) : (
            // The blocks of a letter never change their order.
            <p key={index} className="letter__lines">
              {block.lines.join('\n')}
            </p>
          ),
        )}
      </article>
      <ProblemNotice />
      <p className="letter__ways">
        <LetterAsPdf language={notice.language} name={`${file}.pdf`} />
        <Button kind="quiet" onClick={() => window.print()}>
          {t('letter.print')}
        </Button>
        <Button kind="quiet" onClick={() => saveFile(`${file}.txt`, 'text/plain', notice.text)}>
          {t('letter.text')}
        </Button>
        <Button kind="quiet" onClick={() => saveFile(`${file}.html`, 'text/html', letterPage(notice))}>
          {t('letter.page')}
        </Button>
      </p>
      <LetterByEmail key={notice.language} language={notice.language} />
      <p className="muted small letter__hash">{t('letter.hash', { sha256: notice.sha256 })}</p>
    </>
  )
}

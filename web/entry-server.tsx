import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { ErrorSummary } from '@card-journey/ui/inputs/ErrorSummary.tsx'
import { FieldMistake } from '@card-journey/ui/inputs/FieldError.tsx'
import { App } from './app.tsx'
import { say } from './texts/screen-texts.ts'
import { textsOfScreen } from './texts/texts-of-screen.ts'
import type { Compiled } from './texts/format-message.ts'
import type { Journey } from './engine/journey.ts'
import { firstState } from './engine/create-journey.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { loadScreen } from './routing/load-screen.ts'
import { brandNames, type PageData } from './page/page-data.ts'
import { StillAddress } from './layout/address.tsx'
import { titleOf } from './layout/page-title.ts'
import { subjectOf, type Subject } from './page/page-subject.ts'
import { matchScreen } from './routing/routes.ts'
import { fetchLateTexts, fetchTexts, lateFile, screenFile } from './routing/screen-loaders.ts'

export interface RenderRequest {
  path: string
  language: Language
  data: PageData
}

export interface RenderedPage {
  html: string
  title: string
  description: string | undefined
  siteName: string
  noscript: string
  /** Heading and text for a browser that is too old. */
  oldBrowser: { heading: string; text: string }
  screen: ScreenId
  /** Source files of the screen and of the late texts, as keys of the client build's manifest. */
  modules: { screen: { file: string; component: string }; lateTexts: Readonly<Record<string, string>> }
  /** Words of the screen, by text file. */
  texts: Readonly<Record<string, Compiled>>
  /** The fields' messages, and the mark-up of one, for the checks before React has loaded. */
  messages: Readonly<Record<string, unknown>>
  mistake: string
  /** The mark-up of the summary of mistakes, and its heading for each number of them that the form can have. */
  summary: { markup: string; headings: readonly string[] }
}

/** No form asks more than this (first-html.test.ts). */
export const mostQuestions = 20

/** Safe: rendering reads the first state and calls nothing else. */
const stillJourney = {
  subscribe: () => () => {},
  state: () => firstState,
  today: () => '1970-01-01',
  now: () => 0,
} as unknown as Journey

/** The finished HTML of one page. The screen and its texts are loaded first, so nothing in it waits. */
export async function render({ path, language, data }: RenderRequest): Promise<RenderedPage> {
  const { screen, known } = matchScreen(path)
  const found = screenFile(screen)
  if (!found) throw new Error(`No screen ${screen}`)
  await loadScreen(screen, language)
  const search = new URLSearchParams(data.query).toString()
  const html = renderToString(
    <StillAddress path={search ? `${path}?${search}` : path}>
      <App
        page={data}
        journey={stillJourney}
        language={language}
        report={() => {}}
        changeLanguage={() => Promise.resolve()}
      />
    </StillAddress>,
  )
  const names = brandNames(data.brand, language)
  const { name, description }: Subject = known
    ? subjectOf(screen, data, language)
    : { name: say(language, 'error', 'unknown.title') }
  return {
    html,
    title: titleOf(screen, language, names.bank, name),
    description,
    siteName: names.bank,
    noscript: say(language, 'shell', 'noscript.text', { helpline: names.helpline }) ?? '',
    oldBrowser: {
      heading: say(language, 'shell', 'browser.heading') ?? '',
      text: say(language, 'shell', 'browser.text', { helpline: names.helpline }) ?? '',
    },
    screen,
    modules: {
      screen: { component: found.component, file: found.file.slice('../'.length) },
      lateTexts: { [language]: lateFile(language).slice('../'.length) },
    },
    texts: await textsFor(screen, language),
    messages: (await fetchLateTexts(language)).fields ?? {},
    mistake: renderToStaticMarkup(<FieldMistake id="" words="" />),
    summary: {
      markup: renderToStaticMarkup(<ErrorSummary heading="" mistakes={[{ id: '', message: '' }]} />),
      headings: Array.from({ length: mostQuestions + 1 }, (_none, count) =>
        count < 2 ? '' : (say(language, 'shell', 'form.summary', { count }) ?? ''),
      ),
    },
  }
}

async function textsFor(screen: ScreenId, language: Language): Promise<Record<string, Compiled>> {
  const texts: Record<string, Compiled> = {}
  for (const name of textsOfScreen(screen)) {
    const words = await fetchTexts(language, name)
    if (words) texts[name] = words
  }
  return texts
}

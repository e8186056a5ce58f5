import { isTheme, themes } from '@card-journey/journey/rules/product/theme.ts'
import '../styles/critical.css'
import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { defaultLanguage, isLanguage, languages } from '@card-journey/journey/texts/languages.ts'
import { actAsPhone } from './act-as-phone.ts'
import { exampleLoaders } from './all-examples.ts'
import { ExamplePage } from './ExamplePage.tsx'

actAsPhone()
const query = new URLSearchParams(location.search)
const asked = (name: string): string => query.get(name) ?? ''
const screen = asked('screen') || ([...exampleLoaders.keys()][0] ?? '')
const wanted = asked('language')
const language = isLanguage(wanted) ? wanted : defaultLanguage
const named = query.get('theme')
const theme = isTheme(named) ? named : 'pvrb'
const width = asked('width') || '360'

const link = (change: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams({ screen, language, theme, width, ...change }).toString()}`

function Choice({ name, values, current }: { name: string; values: readonly string[]; current: string }) {
  return (
    <p>
      {values.map((value) => (
        <a key={value} href={link({ [name]: value })} aria-current={value === current ? 'true' : undefined}>
          {value}
        </a>
      ))}
    </p>
  )
}

/** All states of one screen side by side, each in its own frame, so that widths are real. */
function Overview({ names }: { names: readonly string[] }) {
  return (
    <div className="gallery">
      <nav>
        <h1>Gallery</h1>
        <Choice name="language" values={languages} current={language} />
        <Choice name="theme" values={themes} current={theme} />
        <Choice name="width" values={['360', '768', '1280']} current={width} />
        <ul>
          {[...exampleLoaders.keys()].map((id) => (
            <li key={id}>
              <a href={link({ screen: id })} aria-current={id === screen ? 'page' : undefined}>
                {id}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="gallery__states">
        {names.map((name) => (
          <figure key={name}>
            <figcaption>
              <a href={link({ example: name })}>{name}</a>
            </figcaption>
            <iframe title={`${screen}: ${name}`} src={link({ example: name })} width={width} height={820} />
          </figure>
        ))}
      </div>
    </div>
  )
}

// The list of states, for the pictures.
if (query.has('list'))
  document.body.dataset['examples'] = JSON.stringify(
    await Promise.all(
      [...exampleLoaders].map(async ([id, load]) => [id, Object.keys((await load()).examples)] as const),
    ),
  )

const { examples } = (await exampleLoaders.get(screen)?.()) ?? { examples: {} }
const example = query.get('example')
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    {example ? (
      <ExamplePage language={language} theme={theme}>
        {examples[example] ?? <p>No example {example}</p>}
      </ExamplePage>
    ) : (
      <Overview names={Object.keys(examples)} />
    )}
  </StrictMode>,
)

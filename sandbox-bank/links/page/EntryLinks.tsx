import { entryScreens } from '@card-journey/journey/rules/entry/channel-entry.ts'
import { buildEntryLink, type LinkContext } from '@card-journey/journey/rules/entry/entry-link.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import { usePolled } from '../../console/use-polled.ts'
import { CheckedLink } from './CheckedLink.tsx'
import '../../console/console.css'

type Context = LinkContext & { names: Readonly<Record<string, string>> }

const asked = [
  { name: 'channelCode', label: 'channelCode (two letters, two digits)' },
  { name: 'utm_source', label: 'utm_source' },
  { name: 'utm_campaign', label: 'utm_campaign' },
  { name: 'utm_medium', label: 'utm_medium' },
  { name: 'requestId', label: 'requestId' },
  { name: 'clientId', label: 'clientId' },
] as const

/** Builds a partner's link into the journey, and says what the journey makes of any link. */
export function EntryLinks({ site }: { site: string }) {
  const { value: context } = usePolled<Context>('/links/context')
  const [origin, setOrigin] = useState(site)
  const [page, setPage] = useState<(typeof entryScreens)[number]>('card-details')
  // A link that works, to be changed.
  const [parts, setParts] = useState<Readonly<Record<string, string>>>({ channelCode: 'SF95' })
  const [pasted, setPasted] = useState('')
  const set = (name: string, value: string) => setParts((before) => ({ ...before, [name]: value }))
  const listed = context?.products.find(({ isCardVisible }) => isCardVisible)?.productLogo ?? ''
  const { productLogo: chosen = page === 'card-details' ? listed : '' } = parts
  const card = context?.products.find(({ productLogo }) => productLogo === chosen)
  const built = buildEntryLink(origin, page, { ...parts, productLogo: chosen })
  return (
    <main id="content" className="console console--two" tabIndex={-1}>
      <div className="console__head">
        <h1>Entry links</h1>
        <p className="muted">For partners: links that bring applicants into the journey.</p>
      </div>
      <Panel heading="Build a link">
        <div className="stack-of-fields">
          <label className="field">
            Site
            <input value={origin} onChange={(event) => setOrigin(event.target.value)} />
          </label>
          <label className="field">
            Page
            <select
              value={page}
              onChange={(event) => setPage(entryScreens.find((one) => one === event.target.value) ?? 'cards')}
            >
              {entryScreens.map((screen) => (
                <option key={screen}>{screen}</option>
              ))}
            </select>
          </label>
          <label className="field">
            Card (productLogo)
            <select
              value={chosen}
              onChange={(event) =>
                setParts(({ feeCode: _, ...rest }) => ({ ...rest, productLogo: event.target.value }))
              }
            >
              <option value="">none</option>
              {context?.products.map(({ productLogo }) => (
                <option key={productLogo} value={productLogo}>
                  {context.names[productLogo]}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            Fee (feeCode)
            <select value={parts['feeCode'] ?? ''} onChange={(event) => set('feeCode', event.target.value)}>
              <option value="">the card’s first</option>
              {card?.feeCodes.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          </label>
          {asked.map(({ name, label }) => (
            <label key={name} className="field">
              {label}
              <input
                value={parts[name] ?? ''}
                maxLength={200}
                autoCapitalize="off"
                spellCheck={false}
                onChange={(event) => set(name, event.target.value)}
              />
            </label>
          ))}
          {context && <CheckedLink link={built} context={context} title="The link" />}
        </div>
      </Panel>
      <Panel heading="Check a link">
        <div className="stack-of-fields">
          <label className="field">
            Link
            <textarea rows={4} value={pasted} onChange={(event) => setPasted(event.target.value)} />
          </label>
          {context && pasted.trim() && <CheckedLink link={pasted.trim()} context={context} title="What is read" />}
          <p className="muted">
            The same check in a terminal: <code>npm run entry-link -- check &quot;LINK&quot;</code>
          </p>
        </div>
      </Panel>
    </main>
  )
}

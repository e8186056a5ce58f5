import { checkEntryLink, findingKeys, type LinkContext } from '@card-journey/journey/rules/entry/entry-link.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { useState } from 'react'
import { sayFinding } from '../finding-words.ts'

/** A link, what the journey reads from it, and what its author should know. */
export function CheckedLink({ link, context, title }: { link: string; context: LinkContext; title: string }) {
  const { findings, data } = checkEntryLink(link, context)
  const [copied, setCopied] = useState<string>()
  const failing = findings.some(({ key }) => findingKeys[key] === 'error')
  return (
    <div role="status" className="stack-of-fields">
      <h3>{title}</h3>
      <p>
        <code>{link}</code>
      </p>
      <p className="row">
        <Button
          kind="secondary"
          onClick={async () => {
            await navigator.clipboard.writeText(link)
            setCopied(link)
          }}
        >
          {copied === link ? 'Copied' : 'Copy'}
        </Button>
        {failing ? 'This link doesn’t work.' : <a href={link}>Open it</a>}
      </p>
      <ul className="bullets">
        {findings.length === 0 ? <li>Nothing to fix.</li> : null}
        {findings.map((finding) => (
          <li key={`${finding.key} ${finding.name}`}>
            <strong>{findingKeys[finding.key] === 'error' ? 'Error' : 'Note'}</strong> {sayFinding(finding)}
          </li>
        ))}
      </ul>
      {Object.entries<string>({ ...data }).map(([name, value]) => (
        <p key={name} className="muted">
          {name}: {value}
        </p>
      ))}
    </div>
  )
}

import { usePolled } from '../../console/use-polled.ts'
import { EntryLinks } from './EntryLinks.tsx'

/** Links into this sandbox's own journey. */
export function LinksPage() {
  const { value: journey } = usePolled<{ url: string }>('/journey')
  return journey ? <EntryLinks site={journey.url} /> : <main id="content" className="console" tabIndex={-1} />
}

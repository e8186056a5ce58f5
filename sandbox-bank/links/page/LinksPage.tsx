import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { Unreached } from '../../console/Unreached.tsx'
import { usePolled } from '../../console/use-polled.ts'
import { EntryLinks } from './EntryLinks.tsx'
import '../../console/console.css'

/** Links into this sandbox's own journey. */
export function LinksPage() {
  const { value: journey, reached } = usePolled<{ url: string }>('/journey')
  if (journey) return <EntryLinks site={journey.url} />
  return (
    <main id="content" className="console" tabIndex={-1}>
      <h1>Entry links</h1>
      {reached ? <Skeleton shapes={['panel']} label="Loading the form" /> : <Unreached />}
    </main>
  )
}

import { usePageData } from '../../page/page-data.ts'

/** Where the sandbox's clock is turned, so that the call can be seen at night too. Real systems have no such page. */
export function SandboxDial({ children }: { children: string }) {
  const { sandbox } = usePageData()
  if (!sandbox) return null
  return (
    <p>
      <a href={`${sandbox}/#clock`} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    </p>
  )
}

import { usePageData } from '../../page/page-data.ts'

/** A link to the sandbox's clock, so that the call can be tried at night too. Real systems have no such page. */
export function SandboxDial({ children }: { children: string }) {
  const { sandbox } = usePageData()
  if (!sandbox) return null
  return (
    <p>
      <a href={`${sandbox}/controls#clock`} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    </p>
  )
}

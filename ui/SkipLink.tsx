/** The first Tab stop: skips the header to the content with the id `to`. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {children}
    </a>
  )
}

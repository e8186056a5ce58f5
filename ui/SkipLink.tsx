/** The first stop of the Tab key: past the header to the content with the id `to`. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {children}
    </a>
  )
}

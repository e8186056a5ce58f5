/** A leaf in a circle, in the theme's colour; drawn here so that no real bank's logo is used. */
export function BankLogo() {
  return (
    <svg className="bank-logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <circle cx="16" cy="16" r="16" />
      <path d="M16 6c6 4 8 9 5 15-2 3-4 4-5 5-1-1-3-2-5-5-3-6-1-11 5-15Zm0 5v15" />
    </svg>
  )
}

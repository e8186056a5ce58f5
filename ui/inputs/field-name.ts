const longest = 40

/** What a field is called on the page: its legend or label; of a long one (a consent) its short name, or its beginning. */
export function fieldName(id: string): string {
  const legend = document.getElementById(id)?.closest('.field')?.querySelector('legend')
  const label = legend ?? document.querySelector<HTMLElement>(`label[for="${id}"]`)
  const name = label?.dataset['name'] ?? label?.textContent?.trim() ?? ''
  return name.length > longest ? `${name.slice(0, longest).replace(/\s+\S*$/, '')}…` : name
}

/** A line of the error summary: "Please fill this in." alone does not say which; "Enter your PAN." does. */
export const namedMistake = (name: string | undefined, message: string): string =>
  name && !message.toLowerCase().includes(name.toLowerCase())
    ? `${name}${/[?…]$/.test(name) ? '' : ':'} ${message}`
    : message

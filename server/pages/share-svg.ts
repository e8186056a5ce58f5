import { leaf, type ThemeColours } from './theme-colours.ts'

/**
 * The picture of a link that is sent to somebody, 1200 × 630: the bank's name, and its card leaving the picture. Messaging
 * apps show no SVG, so it is drawn as PNG beforehand.
 */
export const shareSvg = ({ accent, accentText, light }: ThemeColours, bank: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200">` +
  `<path d="M0 0h1200v630H0z" fill="${light}"/>` +
  `<g transform="rotate(-12 860 360)">` +
  `<rect x="596" y="172" width="700" height="441" rx="36" fill="${accent}" opacity=".16"/>` +
  `<rect x="576" y="148" width="700" height="441" rx="36" fill="${accent}"/>` +
  `<svg x="576" y="148" width="700" height="441" viewBox="0 0 700 441">` +
  `<path transform="translate(180 -120) scale(22)" d="${leaf}" fill="${accentText}" opacity=".1"/></svg>` +
  `<rect x="632" y="280" width="92" height="70" rx="14" fill="${accentText}" opacity=".85"/>` +
  `<path d="M632 315h92M664 280v70M694 280v70" stroke="${accent}" stroke-width="3"/></g>` +
  `<circle cx="132" cy="214" r="60" fill="${accent}"/>` +
  `<path transform="translate(72 154) scale(3.75)" d="${leaf}" fill="${accentText}" stroke="${accent}" stroke-width="1.5"/>` +
  `<text x="72" y="384" font-family="system-ui, sans-serif" font-size="72" font-weight="700" fill="${accent}">${bank}</text></svg>`

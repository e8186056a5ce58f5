import { allowedUrl } from '../allowed-url.ts'
import type { Fault } from '../fault.ts'
import type { BankFiles } from '../read-files.ts'

export function checkRedirects(files: BankFiles): Fault[] {
  const { allowedOrigins, keys } = files['redirects.json']
  const file = 'redirects.json'
  const codes = new Set([...files.products.values()].map(({ productCode }) => productCode))
  const faults: Fault[] = []
  for (const [index, origin] of allowedOrigins.entries()) {
    const url = URL.parse(origin)
    if (url?.protocol === 'https:' && url.origin === origin) continue
    faults.push({
      file,
      path: `allowedOrigins[${index}]`,
      wrong: `"${origin}" is no https origin`,
      fix: 'Write https:// and the host (and port), nothing behind it.',
    })
  }
  for (const [key, { default: common, products }] of Object.entries(keys)) {
    const urls = Object.entries(products).map(([code, url]): [string, string] => [`keys.${key}.products.${code}`, url])
    if (common !== undefined) urls.push([`keys.${key}.default`, common])
    for (const [path, url] of urls) {
      if (allowedUrl(url, allowedOrigins)) continue
      faults.push({
        file,
        path,
        wrong: `"${url}" may not be opened: not https, or its origin is not allowed`,
        fix: 'Correct it, or add its origin to allowedOrigins after asking who owns it.',
      })
    }
    for (const code of Object.keys(products)) {
      if (codes.has(code)) continue
      faults.push({
        file,
        path: `keys.${key}.products.${code}`,
        wrong: 'no card has this code',
        fix: 'Correct the code or remove the line.',
      })
    }
  }
  for (const [path, url] of noticeUrls(files)) {
    if (allowedUrl(url, allowedOrigins)) continue
    faults.push({
      file: 'decision-notice.json',
      path,
      wrong: `"${url}" may not be opened: not https, or its origin is not allowed`,
      fix: 'Correct it, or add its origin to allowedOrigins of redirects.json after asking who owns it.',
    })
  }
  return faults
}

const noticeUrls = ({ 'decision-notice.json': { bureaus, ombudsman } }: BankFiles): [string, string][] => [
  ...Object.entries(bureaus).map(([name, { site }]): [string, string] => [`bureaus.${name}.site`, site]),
  ['ombudsman', ombudsman],
]

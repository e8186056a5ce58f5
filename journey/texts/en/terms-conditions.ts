export const texts = {
  title: 'Terms and conditions',
  heading: 'Terms and conditions',
  loading: 'Loading the document',
  version: 'Version {version}, valid from {date}',
  parts: 'In this document',
  print: 'Print or save',
} as const satisfies Record<string, string>

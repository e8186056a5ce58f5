import type { Brand } from '../page/page-data.ts'

/** Words that every language has. */
export const both = (words: string) => ({ en: words, hi: words })

/** Made-up names: the bank's real ones are master data. */
export const exampleBrand: Brand = {
  bank: { en: 'Example Bank', hi: 'उदाहरण बैंक' },
  bankLegalName: { en: 'Example Bank Limited', hi: 'उदाहरण बैंक लिमिटेड' },
  helpline: '1800 000 0000',
  helplineHours: { en: 'every day, 8 am to 10 pm', hi: 'हर दिन, सुबह 8 से रात 10 बजे तक' },
  airline: both('Example Air'),
  miles: both('ExampleMiles'),
  retailer: both('Example Store'),
  digitalAccount: both('Example Zero'),
  partner: both('Example Mart'),
  firstBureau: both('Example Bureau'),
  secondBureau: both('Other Bureau'),
}

const names: Readonly<Record<string, Readonly<Record<string, string | undefined>> | string | undefined>> = {
  ...exampleBrand,
}

/** The bank's own words with these names in them. */
export const inExampleNames = (words: { en: string; hi: string }, language: 'en' | 'hi') =>
  words[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const named = names[name]
    return (typeof named === 'string' ? named : named?.[language]) ?? whole
  })

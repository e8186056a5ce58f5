/**
 * "9:30 am" in India, "सुबह 9:30" in Hindi: the one form of a clock time that a person reads. A browser that knows no
 * parts of the day (before Chrome 92) writes am and pm.
 */
export const timeInWords = (at: number | string, language: string): string =>
  (formats[language] ??= new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    ...(language === 'hi' && { dayPeriod: 'short' }),
  })).format(new Date(at))

/** By language: to make one takes longer than to use it a hundred times. */
const formats: Record<string, Intl.DateTimeFormat> = {}

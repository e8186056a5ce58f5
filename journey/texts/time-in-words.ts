/** "9:30 am" in India: the one form of a clock time that a person reads. */
export const timeInWords = (at: number | string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(new Date(at))

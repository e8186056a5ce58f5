/** The signs that a text of 7 bits can have (3GPP 23.038); those of the extension take the room of two. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extension = '^{}\\[~]|€\f'

/**
 * How many messages an SMS is sent and paid as: up to 160 signs of 7 bits, or 70 where one sign, such as a Hindi letter or a
 * typographic apostrophe, needs 16; a little less in each where there are several.
 */
export function smsParts(text: string): number {
  const signs = Array.from(text)
  const isPlain = signs.every((sign) => basic.includes(sign) || extension.includes(sign))
  const length = isPlain ? signs.reduce((sum, sign) => sum + (extension.includes(sign) ? 2 : 1), 0) : text.length
  const [alone, each] = isPlain ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / each)
}

/** Longer ones arrive late, in pieces, or cut off. */
export const mostSmsParts = 5

/** How long the values of an SMS can get. */
const longest: Readonly<Record<string, number>> = { otp: 6, minutes: 2, lastFour: 4, host: 40, link: 100, cards: 60 }

/** The text with a value as long as it can get for each variable. */
export const atItsLongest = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => 'x'.repeat(longest[name] ?? 30))

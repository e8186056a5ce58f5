import type { ExampleResult } from '../../../examples/examples.tsx'
import type { Notice } from './use-notice.ts'

/** As long as the bank's own sentences, of which these are made (bank/data/decision-notice.json). */
const parts: Record<Notice['language'], Notice['parts']> = {
  en: [
    {
      part: 'decision',
      heading: 'Our decision',
      paragraphs: [
        'Thank you for applying for Example Card. We can’t offer you this card this time.',
        'The income you entered is below the minimum for this card.',
      ],
      points: [],
    },
    {
      part: 'todo',
      heading: 'What you can do',
      paragraphs: [],
      points: [
        'If you chose the wrong income range, ask us to look again.',
        'When you apply again, compare our other cards: each lists its minimum income.',
      ],
    },
    {
      part: 'again',
      heading: 'When you can apply again',
      paragraphs: ['You can apply again from Thursday, 20 May 2027.'],
      points: [],
    },
    {
      part: 'bureau',
      heading: 'Your credit report',
      paragraphs: [
        'With your consent, we asked Example Bureau for your credit report on 19 November 2026.',
        'You can get one free report a year from Example Bureau. If something in it is wrong, ask them there to correct it. They have 30 days to do so or to tell you why not.',
      ],
      points: [],
    },
    {
      part: 'contest',
      heading: 'If you think we got it wrong',
      paragraphs: [
        'You can ask for a person to look at your application again, or call 1800 000 0000, every day, 8 am to 10 pm.',
      ],
      points: [],
    },
    {
      part: 'complain',
      heading: 'If you’d like to complain',
      paragraphs: [],
      points: [
        'Call us on 1800 000 0000, every day, 8 am to 10 pm, or write to care@example.com.',
        'If we haven’t answered within 30 days, or you’re not happy with our answer, you can complain to the Banking Ombudsman free of charge.',
      ],
    },
  ],
  hi: [
    {
      part: 'decision',
      heading: 'हमारा फ़ैसला',
      paragraphs: [
        'Example Card के लिए आवेदन करने का धन्यवाद। इस बार हम आपको यह कार्ड नहीं दे सकते।',
        'आपकी बताई आय इस कार्ड के लिए ज़रूरी आय से कम है।',
      ],
      points: [],
    },
    {
      part: 'todo',
      heading: 'आप क्या कर सकते हैं',
      paragraphs: [],
      points: [
        'अगर आपने आय का गलत विकल्प चुन लिया था, तो हमसे दोबारा जाँच करने को कहें।',
        'दोबारा आवेदन करते समय हमारे दूसरे कार्ड भी देखें: हर कार्ड पर दिखता है कि उसके लिए कितनी आय चाहिए।',
      ],
    },
    {
      part: 'again',
      heading: 'आप दोबारा कब आवेदन कर सकते हैं',
      paragraphs: ['आप गुरुवार, 20 मई 2027 से दोबारा आवेदन कर सकते हैं।'],
      points: [],
    },
    {
      part: 'bureau',
      heading: 'आपकी क्रेडिट रिपोर्ट',
      paragraphs: [
        'आपकी सहमति से हमने 19 नवंबर 2026 को Example Bureau से आपकी क्रेडिट रिपोर्ट माँगी।',
        'Example Bureau से आप साल में एक रिपोर्ट मुफ़्त ले सकते हैं। उसमें कुछ गलत हो, तो वहीं उसे ठीक करने को कहें। ठीक करने या मना करने की वजह बताने के लिए उनके पास 30 दिन होते हैं।',
      ],
      points: [],
    },
    {
      part: 'contest',
      heading: 'अगर आपको लगे कि हमसे गलती हुई',
      paragraphs: [
        'आप बैंक के अधिकारी से अपने आवेदन की दोबारा जाँच करा सकते हैं, या 1800 000 0000 पर कॉल कर सकते हैं, हर दिन, सुबह 8 से रात 10 बजे तक।',
      ],
      points: [],
    },
    {
      part: 'complain',
      heading: 'शिकायत करनी हो तो',
      paragraphs: [],
      points: [
        'हमें 1800 000 0000 पर कॉल करें, हर दिन, सुबह 8 से रात 10 बजे तक, या care@example.com पर लिखें।',
        '30 दिन में जवाब न मिले, या आप जवाब से संतुष्ट न हों, तो आप बैंकिंग लोकपाल से मुफ़्त शिकायत कर सकते हैं।',
      ],
    },
  ],
}

type Told = Record<Notice['language'], { says: string; doubt: string; todo: readonly string[] }>

/** Of the income, the notice's own reason. */
const doubted: Record<Notice['language'], string> = {
  en: 'Did you choose the wrong income range?',
  hi: 'क्या आपने आय का गलत विकल्प चुन लिया था?',
}

const againNow: Record<Notice['language'], string> = {
  en: 'You can apply again whenever you like.',
  hi: 'आप जब चाहें दोबारा आवेदन कर सकते हैं।',
}

const withdrawn: Record<Notice['language'], string> = {
  en: 'You withdrew your application for Example Card. It’s closed, and you don’t need to do anything.',
  hi: 'आपने Example Card के लिए अपना आवेदन वापस ले लिया है। यह बंद हो गया है, आपको कुछ नहीं करना है।',
}

/** What the bank says of other reasons than the income. */
const others: Partial<Record<Notice['reason'], Told>> = {
  employer: {
    en: {
      says: 'We don’t offer this card to employees of the company you entered.',
      doubt: 'Did you pick the wrong company?',
      todo: ['If you picked the wrong company, ask us to look again.'],
    },
    hi: {
      says: 'आपकी बताई कंपनी में काम करने वालों को हम यह कार्ड नहीं देते।',
      doubt: 'क्या आपने गलत कंपनी चुन ली थी?',
      todo: ['अगर आपने गलत कंपनी चुन ली थी, तो हमसे दोबारा जाँच करने को कहें।'],
    },
  },
  general: {
    en: {
      says: 'Taken as a whole, your application doesn’t meet our requirements for this card.',
      doubt: 'Is an answer wrong or outdated?',
      todo: [
        'If something on your application was wrong or has changed, ask us to look again.',
        'When you apply again, compare our other cards: each lists its minimum income.',
      ],
    },
    hi: {
      says: 'कुल मिलाकर आपका आवेदन इस कार्ड के लिए हमारी शर्तें पूरी नहीं करता।',
      doubt: 'क्या कोई जवाब गलत या पुराना है?',
      todo: [
        'अगर आवेदन में कुछ गलत था या अब बदल गया है, तो हमसे दोबारा जाँच करने को कहें।',
        'दोबारा आवेदन करते समय हमारे दूसरे कार्ड भी देखें: हर कार्ड पर दिखता है कि उसके लिए कितनी आय चाहिए।',
      ],
    },
  },
  pincode: {
    en: {
      says: 'We don’t deliver cards to the pincode you confirmed.',
      doubt: 'Was the pincode a mistake?',
      todo: ['If the pincode was a mistake, ask us to look again.'],
    },
    hi: {
      says: 'आपके पिनकोड पर हम कार्ड नहीं पहुँचाते।',
      doubt: 'क्या पिनकोड गलती से भरा गया था?',
      todo: ['अगर पिनकोड गलती से भरा गया था, तो हमसे दोबारा जाँच करने को कहें।'],
    },
  },
  identity: {
    en: {
      says: 'We couldn’t confirm your identity in the video call.',
      doubt: 'Was the line bad, or a document hard to see?',
      todo: [
        'If the line was bad or a document was hard to see, ask us to look again.',
        'Next time, have your original PAN card ready and sit in good light.',
      ],
    },
    hi: {
      says: 'हम वीडियो कॉल में आपकी पहचान की पुष्टि नहीं कर पाए।',
      doubt: 'क्या लाइन खराब थी या कोई दस्तावेज़ ठीक से नहीं दिखा?',
      todo: [
        'अगर लाइन खराब थी या कोई दस्तावेज़ ठीक से नहीं दिखा, तो हमसे दोबारा जाँच करने को कहें।',
        'अगली बार अपना असली पैन कार्ड तैयार रखें और अच्छी रोशनी वाली जगह बैठें।',
      ],
    },
  },
}

function partsFor(language: Notice['language'], reason: Notice['reason']): Notice['parts'] {
  // Nothing was decided: there is nothing to mend, and nobody to look again.
  if (reason === 'withdrawn')
    return parts[language]
      .filter(({ part }) => part !== 'todo' && part !== 'contest')
      .map((each) => (each.part === 'decision' ? { ...each, paragraphs: [withdrawn[language]] } : each))
  const told = others[reason]?.[language]
  if (!told) return parts[language]
  return parts[language].map((each) => {
    if (each.part === 'decision') return { ...each, paragraphs: [...each.paragraphs.slice(0, 1), told.says] }
    return each.part === 'todo' ? { ...each, points: [...told.todo] } : each
  })
}

export function noticeIn(language: Notice['language'], different: Partial<Notice> = {}): Notice {
  const reason = different.reason ?? 'income'
  const free = 'againFrom' in different && different.againFrom === undefined
  const said = partsFor(language, reason).map((each) => {
    const asking = each.part === 'todo' && each.points.find((point) => /look again|दोबारा जाँच/.test(point))
    if (asking) return { ...each, asking, doubt: others[reason]?.[language].doubt ?? doubted[language] }
    return each.part === 'again' && free ? { ...each, paragraphs: [againNow[language]] } : each
  })
  const body = said.map(({ heading, paragraphs, points }) =>
    [heading, ...paragraphs, ...points.map((point) => `- ${point}`)].join('\n'),
  )
  return {
    reason,
    language,
    madeAt: '2026-11-19T06:30:00.000Z',
    subject: 'Example Card',
    parts: said,
    text: `${['Example Bank Limited\n19 November 2026', ...body].join('\n\n')}\n`,
    sha256: 'a1'.repeat(32),
    againFrom: '2027-05-20',
    ...different,
  }
}

const offerDeclined: Record<Notice['language'], string> = {
  en: 'You chose not to take the card backed by a fixed deposit, so we’ve closed your application for Example Card.',
  hi: 'आपने फ़िक्स्ड डिपॉज़िट (FD) पर मिलने वाला कार्ड नहीं लिया, इसलिए हमने Example Card के लिए आपका आवेदन बंद कर दिया है।',
}

/** Of an applicant who has declined the other card that was offered. */
export const noticedAfterOffer = ({ language }: { language: Notice['language'] }): ExampleResult => {
  const parts = noticeIn(language).parts.map((each) => {
    const [thanks = '', ...why] = each.paragraphs
    return each.part === 'decision' ? { ...each, paragraphs: [thanks, ...why, offerDeclined[language]] } : each
  })
  return { ok: true, response: noticeIn(language, { parts }) }
}

const turnedDown: Record<Notice['language'], string> = {
  en: 'You declined our offer of Example Card. We’ve closed your application, and you don’t need to do anything.',
  hi: 'आपने Example Card का ऑफ़र नहीं लिया। हमने आपका आवेदन बंद कर दिया है, आपको कुछ नहीं करना है।',
}

/** Of an applicant who has declined the card itself. */
export const noticedDeclined = ({ language }: { language: Notice['language'] }): ExampleResult => {
  const free = noticeIn(language, { reason: 'withdrawn', againFrom: undefined })
  const parts = free.parts.map((each) =>
    each.part === 'decision' ? { ...each, paragraphs: [turnedDown[language]] } : each,
  )
  const text = free.text.replace(withdrawn[language], turnedDown[language])
  return { ok: true, response: { ...free, parts, text } }
}

/** Serves `decisionNotice` in an example. */
export const noticed =
  (different: Partial<Notice> = {}) =>
  ({ language }: { language: Notice['language'] }): ExampleResult => ({
    ok: true,
    response: noticeIn(language, different),
  })

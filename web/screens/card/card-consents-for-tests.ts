/** The bank's text for mobile banking, as the master data gives it. */
export const mobileBanking = {
  'getConsentDetails?code=MBANKING': [
    {
      code: 'MBANKING',
      version: '1.0',
      kind: 'consent',
      mandatory: 'N',
      title: 'Mobile banking',
      text: 'Turn on Example Bank mobile banking for this card and let me sign in to it with this PIN.',
    },
  ],
}

/** The bank's text for activating a card. */
export const activationConsent = {
  'getConsentDetails?code=ACTIVATION': [
    {
      code: 'ACTIVATION',
      version: '1.0',
      kind: 'consent',
      mandatory: 'N',
      title: 'Activating your card',
      text: 'I want to use this card. Please activate it.',
    },
  ],
}

/** The bank's text for an add-on card. */
export const addOnConsent = {
  'getConsentDetails?code=ADDON': [
    {
      code: 'ADDON',
      version: '1.0',
      kind: 'consent',
      mandatory: 'N',
      title: 'A card for your family',
      text: 'I ask for an add-on card on my account for this person.',
    },
  ],
}

/** The bank's text for UPI. */
export const upiConsent = {
  'getConsentDetails?code=UPI': [
    {
      code: 'UPI',
      version: '1.0',
      kind: 'consent',
      mandatory: 'N',
      title: 'Your card with UPI',
      text: 'Let a UPI app on my registered mobile number add this card.',
    },
  ],
}

/** The bank's text for paying bills from an account. */
export const autopayConsent = {
  'getConsentDetails?code=AUTOPAY': [
    {
      code: 'AUTOPAY',
      version: '1.0',
      kind: 'consent',
      mandatory: 'N',
      title: 'Paying your bill automatically',
      text: 'On each due date, take what I chose from the account that I chose.',
    },
  ],
}

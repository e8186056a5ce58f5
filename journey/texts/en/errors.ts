import type { ErrorTextKey } from '../../errors/text-keys.ts'

/**
 * Error screens by code: what happened, what it means, what to do next; never an internal reason. An empty
 * buttonRequired means no button, any other text is its label. `until` is a day or time, `helpline` the bank's number.
 */
export const texts = {
  'generic.heading': 'Something went wrong',
  'generic.subHeading': 'One of our systems isn’t responding. Your answers are saved. Try again in a few minutes.',
  'generic.buttonRequired': 'Try again',

  '100.heading': 'This step didn’t go through',
  '100.subHeading':
    'Your answers are saved. Check your connection and try again. If it keeps happening, call {helpline}.',
  '100.subHeadingAnswered':
    'One of our systems isn’t responding. Your answers are saved, and you won’t need a new code for a number you’ve confirmed. Try again in a minute. If it keeps happening, call {helpline}.',
  '100.buttonRequired': 'Try Again',
  '500.heading': 'Something went wrong',
  '500.subHeading':
    'The problem is on our side. Your answers are saved. Please try again in a few minutes. If it keeps happening, call {helpline}.',
  '500.buttonRequired': 'See all cards',
  'M100.heading': 'This mobile number already has an application',
  'M100.subHeading': 'You have an open application with this number. Sign in to continue it.',
  'M100.buttonRequired': 'Sign in',
  'P100.heading': 'We can’t find this PAN',
  'P100.subHeading':
    'The Income Tax Department has no record of this PAN. Check each letter and digit on your PAN card and enter it again.',
  'P100.buttonRequired': 'Check my PAN',
  'P101.heading': 'There’s already an application with this PAN',
  'P101.subHeading': 'You can have one open application for each PAN. Sign in to continue it.',
  'P101.buttonRequired': 'Sign in',
  'P102.heading': 'Too many attempts for today',
  'P102.subHeading':
    'Your details can be checked with your PAN {tries, plural, one {# time} other {# times}} a day. Try again tomorrow, with your PAN card at hand; your answers are saved.',
  'P102.buttonRequired': 'See all cards',
  'P103.heading': 'Your earlier application was declined',
  'P103.subHeading': 'It was recent, so we can’t take a new one yet. A branch can tell you when you can apply again.',
  'P103.buttonRequired': 'Sign in',
  'P104.heading': 'We can’t offer you this card right now',
  'P104.subHeading': 'We’ve looked at your details carefully. Another card may suit you.',
  'P104.buttonRequired': 'See other cards',
  'P105.heading': 'You seem to be outside India',
  'P105.subHeading': 'Video calls only work from within India. Your application is saved; finish it when you’re back.',
  'P105.buttonRequired': 'Complete later',
  'P106.heading': 'We can’t confirm where you are',
  'P106.subHeading':
    'Your connection is hiding your location. Turn off any VPN or proxy, or use another network, and come back. Your application is saved.',
  'P106.buttonRequired': 'Complete later',
  'P107.heading': 'This PAN is linked to another mobile number',
  'P107.subHeading': 'An application with this PAN was started with another number. Use that number to continue.',
  'P107.buttonRequired': 'Use a different number',
  'KC100.heading': 'Please try again',
  'KC100.subHeading':
    'We couldn’t finish checking your details. Read the most important terms once more and try again.',
  'KC100.buttonRequired': 'Read the terms',
  'also.branch': 'Verify at a branch instead',
  'also.later': 'Complete later',
  'AA100.heading': 'Your age doesn’t match',
  'AA100.subHeading':
    'Your Aadhaar says you’re not between 18 and 100 years old. If the date of birth you entered is wrong, correct it here. If your Aadhaar is wrong, a branch can help you.',
  'AA100.buttonRequired': 'Check my date of birth',
  'AA101.heading': 'Your gender doesn’t match',
  'AA101.subHeading':
    'Your Aadhaar shows a different gender from the one you entered. If you chose the wrong one, correct it here. If your Aadhaar is wrong, a branch can help you.',
  'AA101.buttonRequired': 'Correct your answer',
  'C100.heading': 'This link is incomplete',
  'C100.subHeading': 'Part of it is missing, or it has expired. You can still choose a card and apply.',
  'C100.buttonRequired': 'See all cards',
  'PIN100.heading': 'Your PIN wasn’t set',
  'PIN100.subHeading': 'Please try again. After three failed attempts you’ll need to wait two hours.',
  'PIN100.buttonRequired': 'Try again',
  'PIN101.heading': 'Please retry after 2 hours',
  'PIN101.subHeading':
    'Setting the PIN failed three times. Retry after 2 hours; you can use your virtual card in the meantime.',
  'PIN101.subHeadingUntil':
    'Setting the PIN failed three times. Retry after 2 hours, from {until}; you can use your virtual card in the meantime.',
  'PIN101.buttonRequired': 'Access Virtual Card',
  'PIN102.heading': 'You already have a PIN',
  'PIN102.subHeading': 'You have a mobile banking PIN. Use that one; you don’t need to set another.',
  'PIN102.buttonRequired': 'Go to my card',
  'PIN103.heading': 'Choose another 6-digit PIN',
  'PIN103.subHeading': 'This PIN is easy to guess or is your date of birth. Choose six other digits.',
  'PIN103.buttonRequired': 'Choose another PIN',
  'PIN104.heading': 'We can’t set your PIN right now',
  'PIN104.subHeading':
    'Our PIN system isn’t responding. This doesn’t count as a failed attempt. Try again in a few minutes.',
  'PIN104.buttonRequired': 'Try again',
  'PIN105.heading': 'Your PIN is set',
  'PIN105.subHeading': 'You can use it here to see your card’s details and change its settings.',
  'PIN105.subHeadingBanking':
    'You can use it here to see your card’s details and change its settings. It’s your mobile banking PIN too.',
  'PIN105.buttonRequired': 'Go to my card',
  'PIN105ETB.heading': 'Your PIN is set',
  'PIN105ETB.subHeading': 'You can use it here to see your card’s details and change its settings.',
  'PIN105ETB.subHeadingBanking':
    'You can use it here to see your card’s details and change its settings. It’s your mobile banking PIN too, for all your accounts with us.',
  'PIN105ETB.buttonRequired': 'Go to my card',
  'E1032.heading': 'Invalid PAN details',
  'E1032.subHeading': 'One of our systems didn’t accept your PAN. Go back, check your PAN and name, and try again.',
  'E1032.buttonRequired': 'Back',
  'BRE102.heading': 'We can’t offer you this card',
  'BRE102.subHeading':
    'Based on your details, it isn’t the right one for you. Another card may suit you: each one shows who can apply.',
  'BRE102.buttonRequired': 'See other cards',
  'V100.heading': 'We’re working on your application',
  'V100.subHeading':
    'You don’t need to do anything. We’ll text you as soon as there’s news. Questions? Call {helpline}.',
  'V100.buttonRequired': '',
  'S100.heading': 'Let’s start again from here',
  'S100.firstSubHeading': 'We couldn’t continue with this step.',
  'S100.headingEnded': 'You’ve been signed out',
  'S100.firstSubHeadingEnded': 'Your answers are saved. Sign in to continue.',
  'S100.subHeadingEnded': 'If you can’t sign in now, resume after 30 minutes.',
  'S100.buttonSignIn': 'Sign in',
  'S100.subHeading': 'Your answers are saved. If you can’t sign in now, resume after 30 minutes.',
  'S100.buttonRequired': 'Start again',
  'A100.heading': 'No application for this mobile number',
  'A100.subHeading':
    'We couldn’t find one for this number. Check the number, or choose a card and start a new application.',
  'A100.buttonRequired': 'See all cards',
  'A101.heading': 'Your application is open elsewhere',
  'A101.subHeading':
    'It’s open on another device or in another browser, so this page can’t change it any more. Continue there, or sign in to continue here.',
  'A101.buttonRequired': 'Sign in',
  'underMaintenance.heading': 'Applications are paused',
  'underMaintenance.subHeading': 'We’re doing maintenance. Your answers are saved. Please come back a little later.',
  'underMaintenance.subHeadingUntil': 'We’re doing maintenance until {until}. Your answers are saved.',
  'underMaintenance.buttonRequired': '',
  'rejection.heading': 'We can’t offer you a card right now',
  'rejection.subHeading':
    'We’ve looked at your application carefully and can’t approve it. You can apply again after {blockDays, plural, one {# day} other {# days}}. Questions? Call {helpline}.',
  'rejection.buttonRequired': '',
  'vkycRejection.heading': 'We couldn’t verify you on the video call',
  'vkycRejection.subHeading':
    'We couldn’t confirm your identity, so we can’t continue with this application. Questions? Call {helpline}.',
  'vkycRejection.buttonRequired': '',
  'reject811Customer.heading': 'Update your KYC first',
  'reject811Customer.subHeading':
    'The KYC of your digital account is out of date, and you need it for a card. Take your PAN card and proof of address to a branch.',
  'reject811Customer.buttonRequired': 'Visit a branch',
  'telecallerEmailError.heading': 'This link no longer works',
  'telecallerEmailError.subHeading':
    'It has expired or wasn’t copied completely. Open the link in the email again, or ask our representative for a new one.',
  'telecallerEmailError.buttonRequired': 'See all cards',
  'aadhaarConsentDenied.heading': 'You didn’t consent to the Aadhaar check',
  'aadhaarConsentDenied.subHeading':
    'That’s your right. You can prove your identity with a driving licence or passport instead.',
  'aadhaarConsentDenied.buttonRequired': 'Use another document',
  'locationDenied.heading': 'We need your location',
  'locationDenied.subHeading':
    'Video calls are only allowed from within India, so we need to know where you are. Allow location in your browser and try again.',
  'locationDenied.buttonRequired': 'Share my location',
  'agentUnavailable.heading': 'No agent is free right now',
  'agentUnavailable.subHeading': 'Your application is saved. Choose a time that suits you and finish the call then.',
  'agentUnavailable.subHeadingUntil': 'Your application is saved. Agents are back from {until}.',
  'agentUnavailable.buttonRequired': 'Complete later',
  'mobileNotRegistered.heading': 'Your Aadhaar has a different mobile number',
  'mobileNotRegistered.subHeading':
    'The Aadhaar code goes to the mobile number linked to your Aadhaar. Enter that number to continue.',
  'mobileNotRegistered.buttonRequired': 'Enter that number',
  'mobileBrowserOnly.heading': 'The video call needs a phone',
  'mobileBrowserOnly.subHeading': 'It only works in a phone’s browser. Sign in on your phone to continue there.',
  'mobileBrowserOnly.buttonRequired': 'Continue on my phone',
  'otpAttemptsExceeded.heading': 'Too many codes requested',
  'otpAttemptsExceeded.subHeading':
    'To protect you, we’ve stopped sending codes to this number for a while. Your answers are saved.',
  'otpAttemptsExceeded.subHeadingUntil':
    'To protect you, we’ve stopped sending codes to this number until {until}. Your answers are saved.',
  'otpAttemptsExceeded.buttonRequired': 'See all cards',
  'crnAttemptsExceeded.heading': 'Too many CRN attempts',
  'crnAttemptsExceeded.subHeading':
    'The CRN didn’t match {tries, plural, one {# time} other {# times}}. Your application is saved: try again tomorrow, or visit a branch with your PAN card and we’ll find the number for you.',
  'crnAttemptsExceeded.buttonRequired': 'Visit a branch',
  'customersElsewhere.heading': 'Customers apply for this card on another page',
  'customersElsewhere.subHeading':
    'We can’t open that page right now. Call us or visit a branch and we’ll take your application, or choose another card.',
  'customersElsewhere.buttonRequired': 'See all cards',
  'bureauTomorrow.heading': 'Please continue tomorrow',
  'bureauTomorrow.subHeading':
    'We can’t request your credit report again today. Your answers are saved: sign in tomorrow and pick up where you left off.',
  'bureauTomorrow.buttonRequired': 'See all cards',
  'dobMismatch.heading': 'This date of birth differs from our records',
  'dobMismatch.subHeading':
    'It didn’t match {tries, plural, one {# time} other {# times}} today. Your application is saved: try again tomorrow, or visit a branch if our record needs correcting.',
  'dobMismatch.buttonRequired': 'Visit a branch',
  'CREATE_FAILED.heading': 'We couldn’t start your application',
  'CREATE_FAILED.subHeading': 'Nothing was saved and no checks were made. Try again.',
  'CREATE_FAILED.buttonRequired': 'Try again',
  'NOT_AUTHENTICATED.heading': 'Please sign in again',
  'NOT_AUTHENTICATED.subHeading':
    'We couldn’t confirm it’s you. Sign in with your mobile number; your answers are saved.',
  'NOT_AUTHENTICATED.buttonRequired': 'Sign in',
  'APPROVED_FOUND.heading': 'Your card is approved',
  'APPROVED_FOUND.subHeading':
    'We found your application for this number. See its progress, or use your card if it’s ready.',
  'APPROVED_FOUND.buttonRequired': 'Go to my card',
  'REJECTED_FOUND.heading': 'Your earlier application was declined',
  'REJECTED_FOUND.subHeading': 'We can’t take a new application right now. Questions? Call {helpline}.',
  'REJECTED_FOUND.subHeadingUntil': 'You can apply again from {until}. Questions? Call {helpline}.',
  'REJECTED_FOUND.buttonRequired': '',
  'REJECTED_FOUND.details': 'See why, and what you can do',
  'REJECTED_FOUND.detailsElsewhere':
    'It’s open in another tab or on another device. Look there to see why and what you can do, or sign in here after {until}.',
  'PARTNER_RESTRICTED.heading': 'This card comes from our partner',
  'PARTNER_RESTRICTED.subHeading':
    'You can only apply for it on the partner’s site or app. You can apply for our other cards here.',
  'PARTNER_RESTRICTED.buttonRequired': 'See other cards',
  'cardNotFound.heading': 'We don’t have this card',
  'cardNotFound.subHeading':
    'The card or offer in this link doesn’t exist, or we no longer offer it. See all our cards and find one that suits you.',
  'cardNotFound.buttonRequired': 'See all cards',
  'documentNotFound.heading': 'We don’t have this document',
  'documentNotFound.subHeading':
    'The link is mistyped or out of date. You’ll find each card’s terms and key facts on its page.',
  'documentNotFound.buttonRequired': 'See all cards',
  'E_INVALID_SESSION.heading': 'We already have an active application open in another device or browser.',
  'E_INVALID_SESSION.subHeading': 'Continue there, or sign out there and then sign in here.',
  'E_INVALID_SESSION.subHeadingUntil':
    'It’s open there until {until} at the latest. Continue there, or sign out there and then sign in here.',
  'E_INVALID_SESSION.buttonRequired': 'Sign in',
} as const satisfies Record<ErrorTextKey, string>

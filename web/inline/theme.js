// Before the first paint: the theme that the applicant's card had (key and names: journey/page-theme.ts), instead of the
// bank's default, which the HTML has. The pages of all cards keep that: no card is selected there (PL-08).
;(function () {
  var theme = ''
  try {
    theme = localStorage.getItem('theme') || ''
  } catch (refused) {}
  var allCards = /^\/(compare-)?cards\/?$/.test(location.pathname)
  if (!allCards && /^[a-z]{1,20}$/.test(theme)) document.documentElement.className = 'theme-' + theme
})()

// A screen behind the sign-in stays unpainted until the journey has opened it (layout/Gate.tsx), unless this entry of the
// history was opened before: a reload.
if (location.pathname.indexOf('/auth/') === 0 && !(history.state && history.state.opened))
  document.documentElement.setAttribute('data-gated', '')

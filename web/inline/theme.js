// Before the first paint: the theme that the applicant's card had (key and names: journey/page-theme.ts).
;(function () {
  var theme = ''
  try {
    theme = localStorage.getItem('theme') || ''
  } catch (refused) {}
  document.documentElement.className = 'theme-' + (/^[a-z]{1,20}$/.test(theme) ? theme : 'pvrb')
})()

// A screen behind the sign-in stays unpainted until the journey has opened it (layout/Gate.tsx), unless this entry of the
// history was opened before: a reload.
if (location.pathname.indexOf('/auth/') === 0 && !(history.state && history.state.opened))
  document.documentElement.setAttribute('data-gated', '')

// Before the first paint: the theme that the applicant's card had (key and names: journey/page-theme.ts).
;(function () {
  var theme = ''
  try {
    theme = localStorage.getItem('theme') || ''
  } catch (refused) {}
  document.documentElement.className = 'theme-' + (/^[a-z]{1,20}$/.test(theme) ? theme : 'pvrb')
})()

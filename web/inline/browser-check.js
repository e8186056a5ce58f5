// Runs in browsers without modules, too: Chrome before 65, Safari before 12 (every browser of iOS before 12 is one) or no
// module support show the notice (SC-36).
;(function () {
  var agent = navigator.userAgent
  var chrome = /Chrom(?:e|ium)\/(\d+)/.exec(agent)
  var safari = !chrome && (/ OS (\d+)_[\d_]+ like Mac OS X/.exec(agent) || /Version\/(\d+).*Safari/.exec(agent))
  var old =
    !('noModule' in document.createElement('script')) || (chrome && +chrome[1] < 65) || (safari && +safari[1] < 12)
  if (old) document.documentElement.setAttribute('data-old-browser', '')
})()

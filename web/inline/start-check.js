// After the script that starts the app: a browser that knows modules but no dynamic import (Edge 18, Firefox 60 to 66) could
// not even read it, and the page would stay as dead as it looks alive (SC-36).
;(function () {
  var page = document.documentElement
  if (!page.hasAttribute('data-started')) page.setAttribute('data-old-browser', '')
})()

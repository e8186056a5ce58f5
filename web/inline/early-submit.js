// A submit pressed before the page is alive is held, and replayed by entry-client.tsx; never posted plainly. One that the
// page's own checks refuse is answered at once (form/early-form.ts).
;(function () {
  var held
  function hold(event) {
    event.preventDefault()
    if (window.earlyForm && window.earlyForm.refuses(event.target)) return
    held = event.target
    document.documentElement.setAttribute('data-held', '')
  }
  document.addEventListener('submit', hold, true)
  window.releaseHeldSubmit = function () {
    document.removeEventListener('submit', hold, true)
    document.documentElement.removeAttribute('data-held')
    return held
  }
})()

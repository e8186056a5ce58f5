// A submit pressed before the page is alive is held, and replayed by entry-client.tsx; never posted plainly.
;(function () {
  var held
  function hold(event) {
    event.preventDefault()
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

// A press before the page is alive is held, and replayed by page/replay-held.ts: the submit of a form, never posted
// plainly, or a button outside of one; the last press counts. What the page answers by itself is not held: a submit that
// its own checks refuse (form/early-form.ts), a press that its own script has prevented (screens/start/cards/early-filter.ts).
;(function () {
  var held
  function hold(element) {
    release()
    held = element
    element.setAttribute('data-pressed', '')
  }
  function release() {
    if (held) held.removeAttribute('data-pressed')
  }
  function submit(event) {
    event.preventDefault()
    if (window.earlyForm && window.earlyForm.refuses(event.target)) return
    hold(event.target)
  }
  function press(event) {
    var button = event.target.closest && event.target.closest('button')
    if (button && !event.defaultPrevented && !(button.form && button.type === 'submit')) hold(button)
  }
  document.addEventListener('submit', submit, true)
  document.addEventListener('click', press)
  window.releaseHeld = function () {
    document.removeEventListener('submit', submit, true)
    document.removeEventListener('click', press)
    release()
    return held
  }
})()

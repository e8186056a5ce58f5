export function ErrorScreen() {
  return <h1>…</h1>
}

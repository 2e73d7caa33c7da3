/** What of a form is another than when it was opened: of the rest another window may have changed something. */
export function changesOf<Body extends object>(body: Body, opened: Body): Partial<Body> {
  const before = new Map<string, string>(
    Object.entries(opened).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const changed = Object.entries(body).filter(
    ([name, value]) => JSON.stringify(value) !== before.get(name),
  )
  return Object.fromEntries(changed) as Partial<Body>
}

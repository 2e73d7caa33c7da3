/** What a tab keeps until it is closed, through reloads; null where there is nothing, or no storage. */
export function keptInTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps something for this tab; null forgets it. Without storage (private windows) a reload does. */
export function keepInTab(name: string, what: unknown): void {
  try {
    if (what === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(what))
  } catch {
    // Whoever reads it does without.
  }
}

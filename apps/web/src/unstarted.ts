// Runs before the application, which does not run at all where one of the files it begins with did not
// come: the page could be read then, and would answer nothing. It is a script of its own that needs no other.

/** Loads the page anew; where that was done and did not help, the page says so (`app/document.ts`). */
function loadAnew(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type !== 'reload') location.reload()
  else document.getElementById('unstarted')!.hidden = false
}

// Of pictures that do not come it is told as well.
const listen = (event: Event) => {
  if (event.target instanceof HTMLScriptElement) loadAnew()
}
addEventListener('error', listen, true)

// What the application fetches once it runs, for its first page, did not come: React keeps what it draws there.
addEventListener('unhandledrejection', () => {
  if (Object.keys(document.getElementById('root')!).length === 0) loadAnew()
})

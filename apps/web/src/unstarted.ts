// Runs before the application, which does not run at all where one of the files it begins with did not
// come: the page could be read then, and would answer nothing. It is a script of its own that needs no other.

/** Loads the page anew; where that was done and did not help, the page says so (`app/document.ts`). */
function loadAnew(): void {
  // React has taken over: what does not come from then on is told in its place.
  if (Object.keys(document.getElementById('root')!).length > 0) return
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type !== 'reload') location.reload()
  else document.getElementById('unstarted')!.hidden = false
}

// A script says by itself alone that it, or what it imports, did not come; so do pictures.
const listen = ({ target }: Event) => {
  if (target instanceof HTMLScriptElement) loadAnew()
}
addEventListener('error', listen, true)
// What the application fetches for its first page once it runs.
addEventListener('unhandledrejection', loadAnew)

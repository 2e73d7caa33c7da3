// Runs beside the application, which does not run at all where one of the files it begins with did not
// come: the page could be read then, and would answer nothing. It is a script of its own that needs no other.

/** Loads the page anew; where that was done and did not help, the page says so (`app/document.ts`). */
function loadAnew(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type !== 'reload') location.reload()
  else document.getElementById('unstarted')!.hidden = false
}

// By then every file of the application has come and run, or does not come any more.
addEventListener('load', () => {
  // What the application says once it runs (`entry-client.tsx`).
  if (document.documentElement.dataset.started === undefined) loadAnew()
})
// What the application fetches once it runs, for its first page, did not come.
addEventListener('unstarted', loadAnew)

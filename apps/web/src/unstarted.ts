// Runs before the application, which does not run at all where one of the files it begins with did not
// come: the page could be read then, and would answer nothing. It is a script of its own that needs no other.

/** Loads the page anew; where that was done and did not help, the page says so (`app/document.ts`). */
function loadAnew(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type !== 'reload') location.reload()
  else document.getElementById('unstarted')!.hidden = false
}

// The script of the application, or one that it imports, did not come. Those of others are not waited for.
const listen = ({ target }: Event) => {
  if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) loadAnew()
}
addEventListener('error', listen, true)
// What the application fetches for its first page once it runs did not come (`entry-client.tsx`).
addEventListener('unstarted', loadAnew)

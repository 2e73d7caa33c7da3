// Starts the application, for visitors once what the server sent is on the screen. Where one of the files it
// begins with does not come it does not run at all: the page could be read then, and would answer nothing.
// This is a script of its own that needs no other.

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

const [entry, ...others] = document.querySelectorAll<HTMLLinkElement>('link[data-script]')

/** Has the application's files fetched, all at once, and the first of them run (`app/document.ts`). */
function start(): void {
  for (const link of others) link.rel = 'modulepreload'
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', src: entry!.href })
  document.head.append(script)
}

/** Resolves once the page is on the screen, or a second later where the browser does not tell of it. */
const drawn = () =>
  new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 1000)
  })

// People read before they tap: on a slow line scripts would come before what is read. Those of a member come
// with the document, and a page in a tab that nobody looks at is not drawn.
if (document.hidden || entry?.rel === 'modulepreload') start()
else void drawn().then(start)

interface WithConnection {
  connection?: { saveData?: boolean }
}

/** Whether the reader wants nothing fetched that they may never see. */
export function savesData(): boolean {
  return (navigator as WithConnection).connection?.saveData === true
}

/** Runs once the browser has nothing better to do, unless data is saved; answers the function that calls it off. */
export function whenIdle(run: () => void): () => void {
  if (savesData()) return () => undefined
  // Safari knows no idle times.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(run)
  return () => cancelIdleCallback(asked)
}

/** What of a form is another than when it was opened. */
export function changesOf(typed: Record<string, string>, opened: Record<string, string>) {
  return Object.fromEntries(Object.entries(typed).filter(([name, text]) => text !== opened[name]))
}

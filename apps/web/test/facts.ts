/** Finds facts with dots between (`ui/surfaces/Facts.tsx`) by their text, as it is read. */
export function facts(text: string | RegExp) {
  return (_: string, element: Element | null): boolean => {
    if (element?.tagName !== 'SPAN' || element.firstElementChild?.tagName !== 'SPAN') return false
    const read = element.textContent
    return typeof text === 'string' ? read === text : text.test(read)
  }
}

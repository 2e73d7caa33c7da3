/** A Multibanco reference as people read it: nine digits in groups of three. */
export function groupsOfThree(reference: string): string {
  return reference.replace(/\s/g, '').replace(/(\d{3})(?=\d)/g, '$1\u00a0')
}

/** Seconds as minutes and seconds: 245 is 4:05. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

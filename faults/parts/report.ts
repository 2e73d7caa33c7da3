/** Prints the figures of a test and what went wrong; the process ends with code 1 when anything did. */
export function report(figures: object, complaints: string[]): void {
  console.log()
  console.table(figures)
  for (const complaint of complaints) console.error(complaint)
  console.log(complaints.length === 0 ? 'Nothing answered is lost.' : 'This must not be.')
  process.exitCode = complaints.length > 0 ? 1 : 0
}

/** What a report is named by in mails and on the phone: short, and one alone. */
export function referenceOf(reportId: number): string {
  return `N-${reportId}`
}

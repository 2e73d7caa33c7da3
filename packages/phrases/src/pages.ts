/** What is said on the ways through the pages of a list; `label` says of which. */
export const pagesEn = (label: string, newer: string, older: string) => ({
  ...{ label, newer, older },
  at: (page: number, pages: number) => `Page ${page} of ${pages}`,
})

export const pagesPt = (label: string, newer: string, older: string) => ({
  ...{ label, newer, older },
  at: (page: number, pages: number) => `Página ${page} de ${pages}`,
})

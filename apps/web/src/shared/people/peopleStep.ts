/** People shown in a section at first, and how many more with every press. */
export const peopleStep = 20

/** Rows per page of the admins' tables (`lists.paging`). */
export const pageSizes: readonly number[] = [5, 10, 15, 20]

/** Rows per page of the admins' tables (specification 2, section 9). */
export const pageSizes: readonly number[] = [5, 10, 15, 20]

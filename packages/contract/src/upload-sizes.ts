import { storageLimits, uploadLimits } from './limits.ts'

/** Bytes as people read them: whole megabytes. */
export const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`

/** The largest uploads (`uploads.rules`), alike in both languages. */
export const uploadSizes = {
  image: megabytes(uploadLimits.image),
  productImage: megabytes(uploadLimits.productImage),
  galleryVideo: megabytes(uploadLimits.galleryVideo),
}

const gigabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000_000)} GB`

/** What one person may bring within a day, and keep in all (`uploads.budget`). */
export const storageSizes = {
  perDay: gigabytes(storageLimits.perDay),
  perPerson: gigabytes(storageLimits.perPerson),
}

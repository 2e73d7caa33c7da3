import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusalKey, type RefusalName, refusalName, refusals } from './refusals.ts'

// The catalogue that clients were written for (`refusals.codes`), line by line.
const catalogue: [code: number, key: string][] = [
  [0, 'general'],
  [1, 'couldNotCreateFolders'],
  [2, 'forbidden'],
  [3, 'emailInUse'],
  [4, 'invalidPassword'],
  [5, 'emptyNewPassword'],
  [6, 'accountAlreadyActivated'],
  [7, 'accountNotActivated'],
  [8, 'userNotFound'],
  [9, 'invalidCredentials'],
  [10, 'couldNotSaveFile'],
  [11, 'invalidToken'],
  [12, 'couldNotDeleteUser'],
  [13, 'termsVersionAlreadyExists'],
  [14, 'invalidFile'],
  [15, 'couldNotCreateAvatar'],
  [16, 'acceptLastTerms'],
  [17, 'acceptLastTerms'],
  [18, 'invalidImageId'],
  [19, 'invalidImageId'],
  [20, 'invalidImageId'],
  [21, 'invalidSponsorEmail'],
  [22, 'tooManyEvents'],
  [23, 'cannotParseThumbnail'],
  [24, 'cannotLocateThumbnail'],
  [25, 'entityDoesNotExist'],
  [26, 'invalidTest'],
  [27, 'invalidAnswer'],
  [28, 'invalidUserType'],
  [29, 'optionNameExists'],
  [30, 'invalidImageSize'],
  [32, 'moreThan500Years'],
  [34, 'athleteHasNoSport'],
  [62, 'paymentNotFound'],
]

const names = Object.keys(refusals) as RefusalName[]
const ours = names.filter((name) => refusals[name].code >= 100)
const theirs = names.filter((name) => refusals[name].code < 100)

test('below 100 there are the codes and keys of the catalogue, and no others', () => {
  const known = theirs.map((name) => [refusals[name].code, refusalKey(name)])
  assert.deepEqual(
    known.sort(([a], [b]) => Number(a) - Number(b)),
    catalogue,
  )
})

test('no two refusals share a code', () => {
  const codes = names.map((name) => refusals[name].code)
  assert.equal(new Set(codes).size, codes.length)
})

test('every code leads back to its name', () => {
  for (const name of names) assert.equal(refusalName(refusals[name].code), name)
})

test('codes that are not in the catalogue have no name', () => {
  for (const code of [-1, 31, 33, 35, 61, 63, 99, 1.5, Number.NaN]) {
    assert.equal(refusalName(code), undefined)
  }
})

test('our own codes stay those that programs elsewhere were written for', () => {
  const known = Object.fromEntries(ours.map((name) => [refusals[name].code, name]))
  assert.deepEqual(
    { ...known },
    {
      100: 'rateLimited',
      101: 'insufficientCredits',
      102: 'stateChanged',
      103: 'duplicatePending',
      104: 'selfSupport',
      105: 'recipientUnavailable',
      106: 'captchaInvalid',
      107: 'planLimitReached',
      108: 'orderNotAllowed',
      109: 'paymentProviderUnavailable',
      110: 'idempotencyKeyReused',
      111: 'spendingBlocked',
      112: 'passwordNeeded',
      113: 'tooYoung',
      114: 'guardianNeeded',
      115: 'withdrawalOver',
      116: 'traderNotVerified',
      117: 'delegationEnded',
      118: 'scopeMissing',
      119: 'goalClosed',
      120: 'matchExhausted',
      121: 'tooManyUploads',
      122: 'uploadsUsedUp',
      123: 'storageFull',
      124: 'galleryFull',
      125: 'planNeeded',
      126: 'unavailable',
    },
  )
})

for (const [status, codes] of Object.entries({
  403: [2, 7, 113, 114, 117, 118],
  404: [8, 25, 62],
  409: [102, 103, 110, 115, 116, 119, 120],
  413: [30],
  415: [14],
  429: [100],
})) {
  test(`HTTP ${status} is the status of codes ${codes.join(', ')} alone`, () => {
    const found = names.map((name) => refusals[name]).filter((each) => each.status === +status)
    assert.deepEqual(
      found.map(({ code }) => code),
      codes,
    )
  })
}

test('only faults of storage, unknown ones and a database that is away are the server’s own (5xx)', () => {
  const found = names.filter((name) => refusals[name].status >= 500)
  assert.deepEqual(found, ['general', 'couldNotCreateFolders', 'couldNotSaveFile', 'unavailable'])
})

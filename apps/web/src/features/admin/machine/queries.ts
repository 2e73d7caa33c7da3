import { keepPreviousData } from '@tanstack/react-query'
import { call, read } from '../../../client/index.ts'
import { readList } from '../frame/readList.ts'
import { adminKey } from '../frame/useAct.ts'
import type { ListAddress } from '../frame/useListAddress.ts'

const contract = () => import('@podium/contract/admin')

export function dashboardRead(days: number) {
  return {
    ...read({
      key: [adminKey, 'dashboard', days],
      route: () => contract().then(({ getDashboard }) => getDashboard),
      input: { query: { days } },
    }),
    placeholderData: keepPreviousData,
  }
}

const clockContract = () => import('@podium/contract/test-clock')

export function testClockRead() {
  return read({
    key: [adminKey, 'clock'],
    route: () => clockContract().then(({ readTestClock }) => readTestClock),
    input: {},
  })
}

export async function moveClock(days: number) {
  const { moveTestClock } = await clockContract()
  return call(moveTestClock, { body: { days } })
}

export function auditRead(address: ListAddress) {
  const names = ['act', 'userId', 'actorId', 'from', 'to']
  return readList(
    'audit',
    () => import('@podium/contract/audit').then(({ listAudit }) => listAudit),
    { address, filter: Object.fromEntries(names.map((name) => [name, address.get(name)])) },
  )
}

export function failedJobsRead(address: ListAddress) {
  return readList('jobs', () => contract().then(({ listFailedJobs }) => listFailedJobs), {
    address,
  })
}

export async function tryAgain(id: string) {
  const { retryJob } = await contract()
  await call(retryJob, { params: { id } })
}

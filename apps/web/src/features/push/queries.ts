import { read } from '../../client/index.ts'

/** What a browser subscribes with, and whether the server tells this device. */
export const pushRead = read({
  key: ['push'],
  route: () => import('@podium/contract/push').then(({ getPushKey }) => getPushKey),
  input: {},
})

import { read } from '../../client/index.ts'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'

const contract = () => import('@podium/contract/registers')

/** The register that the user names, and how it stands. */
export const ownRegister = read({
  key: ['register', 'own'],
  route: () => contract().then(({ getRegister }) => getRegister),
  input: {},
})

/** The register on a manager's page. */
export function registerOf(managerId: number) {
  return read({
    key: ['register', 'of', managerId],
    route: () => contract().then(({ readRegister }) => readRegister),
    input: { params: { id: managerId } },
  })
}

/** Reads the register of the manager in the address; the page opens without it too. */
export function loadRegister({ queryClient, params }: LoaderInput): Promise<void> {
  return queryClient.prefetchQuery(registerOf(idIn(params.id)))
}

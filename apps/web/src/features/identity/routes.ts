// The calls of these screens, loaded when a form is first used: contract routes bring zod along.

const identity = () => import('@podium/contract/identity')

export const loginRoute = () => identity().then((contract) => contract.login)
export const resendRoute = () => identity().then((contract) => contract.resendActivation)
export const recoverRoute = () => identity().then((contract) => contract.recoverPassword)
export const resetRoute = () => identity().then((contract) => contract.resetPassword)
export const validateRoute = () => identity().then((contract) => contract.validateAccount)

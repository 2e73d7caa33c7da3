// The calls of these screens, loaded when a form is first used: contract routes bring zod along.

const identity = () => import('@podium/contract/identity')

export const loginRoute = () => identity().then((contract) => contract.login)
export const resendRoute = () => identity().then((contract) => contract.resendActivation)
export const recoverRoute = () => identity().then((contract) => contract.recoverPassword)
export const resetRoute = () => identity().then((contract) => contract.resetPassword)
export const validateRoute = () => identity().then((contract) => contract.validateAccount)

const lostFactor = () => import('@podium/contract/lost-factor')

export const lostFactorRoute = () => lostFactor().then((contract) => contract.reportLostFactor)
export const confirmLostFactorRoute = () =>
  lostFactor().then((contract) => contract.confirmLostFactor)
export const keepFactorRoute = () => lostFactor().then((contract) => contract.keepFactor)

import type { OrderStatus } from '@podium/contract/order-rules'
import type { PaymentStatus } from '@podium/contract/payment-rules'
import type { ReportReason } from '@podium/contract/reports'
import type { Role } from '@podium/contract/roles'

// What several dictionaries name, each of which a page loads alone.

export const rolesEn = {
  ATHLETE: 'Athlete',
  MANAGER: 'Manager',
  SPONSOR: 'Sponsor',
  FAN: 'Fan',
  ADMIN: 'Admin',
} satisfies Record<Role, string>

export const rolesPt = {
  ATHLETE: 'Atleta',
  MANAGER: 'Agente',
  SPONSOR: 'Patrocinador',
  FAN: 'Adepto',
  ADMIN: 'Administrador',
} satisfies Record<Role, string>

export const reportReasonsEn = {
  SPAM: 'Spam',
  HARASSMENT: 'Abuse or harassment',
  IMPERSONATION: 'Impersonation',
  INAPPROPRIATE: 'Inappropriate content',
  FRAUD: 'Fraud or scam',
  OTHER: 'Something else',
} satisfies Record<ReportReason, string>

export const reportReasonsPt = {
  SPAM: 'Publicidade que ninguém pediu',
  HARASSMENT: 'Insultos ou assédio',
  IMPERSONATION: 'Faz-se passar por outra pessoa',
  INAPPROPRIATE: 'Conteúdo impróprio',
  FRAUD: 'Fraude ou burla',
  OTHER: 'Outra coisa',
} satisfies Record<ReportReason, string>

export const paymentStatesEn = {
  PENDING: 'Waiting',
  PAID: 'Paid',
  REFUNDED: 'Refunded',
  EXPIRED: 'Expired',
  UNKNOWN: 'Unclear',
  REJECTED: 'Refused',
} satisfies Record<PaymentStatus, string>

export const paymentStatesPt = {
  PENDING: 'À espera',
  PAID: 'Pago',
  REFUNDED: 'Reembolsado',
  EXPIRED: 'Expirado',
  UNKNOWN: 'Por esclarecer',
  REJECTED: 'Recusado',
} satisfies Record<PaymentStatus, string>

/** As admins read them; the two sides of an order read of two in other words. */
export const orderStatusesEn = {
  PLACED: 'Placed',
  SHIPPED: 'On its way',
  DISPUTED: 'Disputed',
  CONFIRMED: 'Confirmed',
  DECLINED: 'Declined',
  EXPIRED: 'Not answered',
  REFUNDED: 'Refunded',
  WITHDRAWN: 'Withdrawn',
  RETURNING: 'On its way back',
  RETURNED: 'Returned',
  CLAIMED: 'Fault claimed',
} satisfies Record<OrderStatus, string>

export const orderStatusesPt = {
  PLACED: 'Feita',
  SHIPPED: 'A caminho',
  DISPUTED: 'Com reclamação',
  CONFIRMED: 'Confirmada',
  DECLINED: 'Recusada',
  EXPIRED: 'Sem resposta',
  REFUNDED: 'Reembolsada',
  WITHDRAWN: 'Desistência',
  RETURNING: 'A ser devolvida',
  RETURNED: 'Devolvida',
  CLAIMED: 'Garantia acionada',
} satisfies Record<OrderStatus, string>

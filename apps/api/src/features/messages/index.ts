export { countOpenContactRequests } from './keep-contact-requests.ts'
export { messagesRoutes } from './routes.ts'
export { contactRequestMail } from './send-contact-request.ts'

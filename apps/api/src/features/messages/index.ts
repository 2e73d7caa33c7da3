export { messagesRoutes } from './routes.ts'
export { contactRequestMail } from './send-contact-request.ts'

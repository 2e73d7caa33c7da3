export { Refusal, Unreachable } from '@podium/contract/wire'
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts'
export { InvalidSignature, verifyWebhook, type WebhookEvent } from './webhook.ts'

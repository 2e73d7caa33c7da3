import { notificationPhrases } from '@podium/phrases/notifications'
import { Unsubscribe } from '../features/notifications/Unsubscribe.tsx'
import { identityPage } from './parts/identityPage.tsx'

export const { handle, Component } = identityPage(
  notificationPhrases,
  (t) => t.unsubscribe.title,
  Unsubscribe,
)

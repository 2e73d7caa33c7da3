import { notificationChoicesPhrases } from '@podium/phrases/notification-choices'
import { Unsubscribe } from '../features/notifications/Unsubscribe.tsx'
import { identityPage } from './parts/identityPage.tsx'

export const { handle, Component } = identityPage(
  notificationChoicesPhrases,
  (t) => t.unsubscribe.title,
  Unsubscribe,
)

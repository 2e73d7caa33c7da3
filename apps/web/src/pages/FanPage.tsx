import { supporterPage } from './parts/supporterPage.tsx'

export const { loader, prepare, handle, Component } = supporterPage('FAN')

import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { FakeApi } from './fake-api/fake-api'
import { openApp } from './open-app'
import { practising, SLOW } from './practising'

export const CHAT = '/journal-thread/chat-update'
export const THREAD = '/api/premium/authorized/journal/thread'

/** A member with one conversation, in which the guide has asked something. */
export function withThread(api: FakeApi) {
  practising(api)
  api.answer(THREAD, { selected_life_aspect: 'career', selected_life_aspect_current_state: 'sympathetic' })
}

export const openConversation = () => openApp('/app/journal/thread-1', withThread)

export const field = () => screen.findByRole('textbox', { name: 'Your entry' }, SLOW)
export const log = () => screen.getByRole('log', { name: 'Conversation' })

/** A line that is being read out word by word. */
export const revealing = () => document.querySelector('[data-revealing]')

type User = ReturnType<typeof openApp>['user']

export async function say(user: User, words: string) {
  await user.type(await field(), words)
  await user.click(await screen.findByRole('button', { name: 'Send' }))
}

/** Shows an answer at once. Ends with `vi.unstubAllGlobals`. */
export function wishForLessMotion() {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => media)
}

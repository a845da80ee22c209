import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FrameContext } from '../lib/frame'
import type { Frame } from '../types'
import { LeadFields } from './LeadFields'
import { useLeadForm } from './use-lead-form'

const frame = {
  words: { form: { first_name: 'First name', email_address: 'Email address', email_example: 'you@example.com' } },
} as Frame
const button = { idle: 'UNLOCK $200 OFF', loading: 'REGISTERING...', success: 'OFFER UNLOCKED' }

function Form({ onDone }: { onDone: (code: string | undefined) => void }) {
  const form = useLeadForm({ purpose: 'certification', onDone, pauseMilliseconds: 500 })
  return (
    <form onSubmit={form.submit} noValidate>
      <LeadFields form={form} button={button} buttonStyle="" failed="That didn’t reach us." />
    </form>
  )
}

const open = (onDone = vi.fn()) => {
  render(
    <FrameContext value={frame}>
      <Form onDone={onDone} />
    </FrameContext>,
  )
  return onDone
}

const name = () => screen.getByLabelText('First name')
const address = () => screen.getByLabelText('Email address')

describe('the offer form', () => {
  const answers = vi.fn<(request: Request) => Promise<Response>>()
  const sent = async () => (await answers.mock.calls[0]?.[0].json()) as Record<string, unknown>

  beforeEach(() => {
    answers.mockReset()
    vi.stubGlobal('fetch', (request: Request | string) => {
      if (typeof request === 'string') return Promise.resolve(Response.json({ kept: 1 }))
      return new URL(request.url).pathname === '/api/config'
        ? Promise.resolve(Response.json({ service_url: 'http://localhost:8081' }))
        : answers(request)
    })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  afterEach(() => vi.unstubAllGlobals())

  test('sends nothing while a field is empty, by button or by Enter', async () => {
    open()
    expect(screen.getByRole('button')).toHaveProperty('disabled', true)
    await userEvent.type(name(), 'Mara{Enter}')
    expect(screen.getByRole('button')).toHaveProperty('disabled', true)
    expect(answers).not.toHaveBeenCalled()
  })

  test('lowercases the address as it is typed', async () => {
    open()
    await userEvent.type(address(), 'Mara@Example.ORG')
    expect(address()).toHaveProperty('value', 'mara@example.org')
  })

  test('locks while it sends, says that it worked, and goes on after half a second', async () => {
    let answer = (_: Response) => {}
    answers.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const onDone = open()
    await userEvent.type(name(), 'Mara')
    await userEvent.type(address(), 'mara@example.org{Enter}')
    expect(screen.getByRole('button').textContent).toBe('REGISTERING...')
    expect(name()).toHaveProperty('disabled', true)
    answer(Response.json({ unique_code: 'mara-7k2q' }))
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('OFFER UNLOCKED'))
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('mara-7k2q'))
    expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(500)
    expect(answers.mock.calls[0]?.[0].url).toBe('http://localhost:8081/register-certification')
    expect(await sent()).toMatchObject({ first_name: 'Mara', email_address: 'mara@example.org' })
  })

  test('says when nothing was kept, and can be sent again', async () => {
    answers.mockImplementation(() => Promise.resolve(Response.json({}, { status: 404 })))
    const onDone = open()
    await userEvent.type(name(), 'Mara')
    await userEvent.type(address(), 'mara@example.org{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('That didn’t reach us.')
    expect(onDone).not.toHaveBeenCalled()
    expect(screen.getByRole('button').textContent).toBe('UNLOCK $200 OFF')
    expect(screen.getByRole('button')).toHaveProperty('disabled', false)
  })

  test('a second attempt is the same lead, and another address is another one', async () => {
    answers.mockImplementation(() => Promise.resolve(Response.json({}, { status: 404 })))
    open()
    await userEvent.type(name(), 'Mara')
    await userEvent.type(address(), 'mara@example.org{Enter}')
    await screen.findByRole('alert')
    await userEvent.type(address(), '{Enter}')
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(2))
    await screen.findByRole('alert')
    await userEvent.type(address(), 'x{Enter}')
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(3))
    const ids = await Promise.all(
      answers.mock.calls.map(async ([request]) => ((await request.json()) as { event_uuid: string }).event_uuid),
    )
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })
})

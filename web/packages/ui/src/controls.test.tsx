import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button, bandAt, Chip, Choices, Dialog, type RequestState, RingSlider, TextField } from './index'

describe('Button', () => {
  const shown = (request: RequestState) => {
    render(
      <Button request={request} loadingText="Saving" successText="Saved">
        Save
      </Button>,
    )
    return screen.getByRole('button')
  }

  test.each([
    ['unstarted', 'Save'],
    ['fetching', 'Saving'],
    ['success', 'Saved'],
    ['error', 'Save'],
  ] as const)('while %s it says %s', (request, words) => {
    expect(shown(request)).toHaveAccessibleName(words)
  })

  test('cannot be pressed twice while it fetches', async () => {
    const press = vi.fn()
    const { rerender } = render(<Button onClick={press}>Save</Button>)
    await userEvent.click(screen.getByRole('button'))
    rerender(
      <Button onClick={press} request="fetching">
        Save
      </Button>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(press).toHaveBeenCalledTimes(1)
  })
})

test('TextField ties its error to its input', () => {
  render(<TextField label="Name" error="Please tell us." />)
  expect(screen.getByLabelText('Name')).toBeInvalid()
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please tell us.')
})

test('a chip says whether it is chosen', async () => {
  const toggle = vi.fn()
  render(
    <Chip isSelected onToggle={toggle}>
      Warm hands
    </Chip>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Warm hands', pressed: true }))
  expect(toggle).toHaveBeenCalledOnce()
})

test('choices are radio buttons with one answer', async () => {
  const change = vi.fn()
  const options = [
    { value: 'a', title: 'First' },
    { value: 'b', title: 'Second' },
  ]
  render(<Choices legend="Which" options={options} value="a" onChange={change} />)
  expect(screen.getByRole('radio', { name: 'First' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Second' }))
  expect(change).toHaveBeenCalledWith('b')
})

test('a dialog is named by its title and closes by its button', async () => {
  const close = vi.fn()
  render(
    <Dialog title="Why 72" closeLabel="Close" onClose={close}>
      Because.
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Why 72' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})

describe('RingSlider', () => {
  const bands = [
    { name: 'stillness', label: 'Stillness', from: 0, to: 60 },
    { name: 'parasympathetic', label: 'Ventral Vagal', from: 60, to: 120 },
  ]

  function Placed() {
    const [angle, setAngle] = useState<number>()
    const state = angle === undefined ? 'Not placed yet' : (bandAt(bands, angle)?.label ?? '')
    return <RingSlider bands={bands} label="Where" valueText={state} angle={angle} onChange={setAngle} />
  }

  test('suggests no state, and moves by the keys', async () => {
    render(<Placed />)
    const slider = screen.getByRole('slider', { name: 'Where' })
    expect(slider).toHaveAttribute('aria-valuetext', 'Not placed yet')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(slider).toHaveAttribute('aria-valuetext', 'Stillness')
    await userEvent.keyboard('{PageDown}')
    expect(slider).toHaveAttribute('aria-valuetext', 'Ventral Vagal')
    expect(slider).toHaveAttribute('aria-valuenow', '90')
  })
})
